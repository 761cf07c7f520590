// Sounds, made while they are heard: no files. Two voices: felt and wood for the board,
// and the console's own, one square wave and noise (C7).

import { settings } from './settings.js';

/** @type {AudioContext | null} */
let context = null;

function ready() {
  if (!settings().sound) return null;
  // Browsers let a page sound only after a touch; until then it stays silent.
  if (!navigator.userActivation?.hasBeenActive) return null;
  context ??= new AudioContext();
  if (context.state === 'suspended') context.resume().catch(() => {});
  return context;
}

/**
 * @param {AudioContext} audio
 * @param {{type: OscillatorType, from: number, to?: number, at?: number, length: number, loud: number}} shape
 */
function tone(audio, { type, from, to = from, at = 0, length, loud }) {
  const start = audio.currentTime + at;
  const oscillator = new OscillatorNode(audio, { type, frequency: from });
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(loud, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  oscillator.frequency.setValueAtTime(from, start);
  oscillator.frequency.exponentialRampToValueAtTime(to, start + length);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(start);
  oscillator.stop(start + length);
}

/**
 * @param {AudioContext} audio
 * @param {{at?: number, length: number, loud: number, pitch: number}} shape
 */
function noise(audio, { at = 0, length, loud, pitch }) {
  const frames = Math.ceil(audio.sampleRate * length);
  const buffer = audio.createBuffer(1, frames, audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < frames; i += 1) data[i] = (Math.random() * 2 - 1) * (1 - i / frames) ** 2;
  const source = new AudioBufferSourceNode(audio, { buffer });
  const filter = new BiquadFilterNode(audio, { type: 'bandpass', frequency: pitch, Q: 1.1 });
  const gain = new GainNode(audio, { gain: loud });
  source.connect(filter).connect(gain).connect(audio.destination);
  source.start(audio.currentTime + at);
}

/**
 * Sounds by name; `turned` is the number of discs turned over.
 * @typedef {Record<string, (audio: AudioContext, turned: number) => void>} Voice
 */

/** @type {Voice} */
const BOARD = {
  place(audio, turned) {
    noise(audio, { length: 0.06, loud: 0.5, pitch: 1500 });
    tone(audio, { type: 'sine', from: 210, to: 130, length: 0.09, loud: 0.22 });
    for (let i = 0; i < Math.min(turned, 6); i += 1) {
      noise(audio, { at: 0.12 + i * 0.055, length: 0.035, loud: 0.2, pitch: 2300 + i * 120 });
    }
  },
  turn: (audio) => noise(audio, { length: 0.04, loud: 0.3, pitch: 2400 }),
  pass: (audio) => tone(audio, { type: 'sine', from: 320, to: 240, length: 0.25, loud: 0.12 }),
  refuse: (audio) => tone(audio, { type: 'triangle', from: 150, to: 110, length: 0.15, loud: 0.2 }),
  end(audio) {
    [392, 494, 587].forEach((from, i) => tone(audio, { type: 'sine', from, at: i * 0.13, length: 0.5, loud: 0.12 }));
  },
};

/** @type {(audio: AudioContext, from: number, at: number, length: number) => void} */
const beep = (audio, from, at, length) => tone(audio, { type: 'square', from, to: from, at, length, loud: 0.05 });

/** @type {Voice} */
const CONSOLE = {
  place(audio, turned) {
    beep(audio, 880, 0, 0.05);
    for (let i = 0; i < Math.min(turned, 8); i += 1) beep(audio, 440 + i * 55, 0.07 + i * 0.06, 0.05);
  },
  turn: (audio) => beep(audio, 440, 0, 0.05),
  pass: (audio) => [330, 262].forEach((pitch, i) => beep(audio, pitch, i * 0.15, 0.14)),
  refuse: (audio) => noise(audio, { length: 0.18, loud: 0.25, pitch: 700 }),
  key: (audio) => beep(audio, 1200, 0, 0.02),
  end(audio) {
    [523, 659, 784, 1047].forEach((pitch, i) => beep(audio, pitch, i * 0.14, 0.13));
  },
};

/** @param {Voice} voice */
function player(voice) {
  return (/** @type {string} */ name, turned = 0) => {
    const audio = ready();
    if (audio) voice[name]?.(audio, turned);
  };
}

/** What the board sounds like: `place` with the number of turned discs, `turn`, `pass`, `refuse`, `end`. */
export const sound = player(BOARD);
/** The same from the console's loudspeaker, and `key`. */
export const chirp = player(CONSOLE);
