// The console's controllers (C4, C9): two sets of keys, two gamepads and the pads on the
// screen all say the same few things. Which player a controller belongs to is decided here;
// what a key does is not.

/** @typedef {'up' | 'down' | 'left' | 'right' | 'ent'} Key ENT is any of three keys */
/** @typedef {'left' | 'right'} Side the end of the console a controller is plugged in at */

/**
 * Keys by their place on the keyboard, so that neither its language nor NumLock matters. The
 * block of digits counts from below, and belongs to the right-hand player.
 * @type {Record<string, [Side, Key]>}
 */
const PLACES = {
  KeyW: ['left', 'up'], KeyS: ['left', 'down'], KeyA: ['left', 'left'], KeyD: ['left', 'right'],
  Space: ['left', 'ent'],
  ArrowUp: ['right', 'up'], ArrowDown: ['right', 'down'], ArrowLeft: ['right', 'left'], ArrowRight: ['right', 'right'],
  Enter: ['right', 'ent'],
  Numpad8: ['right', 'up'], Numpad2: ['right', 'down'], Numpad4: ['right', 'left'], Numpad6: ['right', 'right'],
  Numpad5: ['right', 'ent'], Numpad0: ['right', 'ent'], NumpadEnter: ['right', 'ent'],
};

/**
 * What a key of the keyboard says, if it belongs to a controller. Keyboards on screens know no
 * places: there the name of the key counts.
 * @param {{code: string, key: string}} event
 */
export const keyOf = ({ code, key }) => PLACES[code] ?? (code ? undefined : PLACES[key]);

/** How far a stick is pushed before it counts, and how often a direction that is held is repeated, in milliseconds. */
const PUSHED = 0.6;
const FIRST_REPEAT = 380;
const REPEAT = 130;

/**
 * What of a gamepad was pressed last, and when a held direction counts again.
 * @typedef {{held: Key | 'pause' | null, again: number}} Hold
 */
/** @type {Hold} */
const FREE = { held: null, again: 0 };

/**
 * What a gamepad is held to: a direction of its cross or stick, or any of its buttons; the one
 * for the menu pauses.
 * @param {Pick<Gamepad, 'axes' | 'buttons'>} gamepad
 * @returns {Key | 'pause' | null}
 */
function held({ axes, buttons }) {
  const pressed = (/** @type {number} */ number) => buttons[number]?.pressed ?? false;
  const [x = 0, y = 0] = axes;
  if (pressed(12) || y < -PUSHED) return 'up';
  if (pressed(13) || y > PUSHED) return 'down';
  if (pressed(14) || x < -PUSHED) return 'left';
  if (pressed(15) || x > PUSHED) return 'right';
  if (pressed(8) || pressed(9)) return 'pause';
  return [0, 1, 2, 3].some(pressed) ? 'ent' : null;
}

/**
 * One look at a gamepad: what it says now, once for each press; directions again while held.
 * @param {Hold} before
 * @param {Pick<Gamepad, 'axes' | 'buttons'>} gamepad
 * @param {number} now in milliseconds
 * @returns {{hold: Hold, says: Key | 'pause' | null}}
 */
export function look(before, gamepad, now) {
  const key = held(gamepad);
  if (key === null) return { hold: FREE, says: null };
  if (key !== before.held) return { hold: { held: key, again: now + FIRST_REPEAT }, says: key };
  if (key === 'ent' || key === 'pause' || now < before.again) return { hold: before, says: null };
  return { hold: { held: key, again: now + REPEAT }, says: key };
}

/**
 * Listens to gamepads until the signal says stop: the first is the left one, the second the right one.
 * @param {AbortSignal} signal
 * @param {(side: Side, key: Key | 'pause') => void} said
 */
export function gamepads(signal, said) {
  /** @type {Hold[]} */
  const holds = [];
  let watching = false;
  const connected = () => [...navigator.getGamepads()].filter((each) => each !== null);

  function watch() {
    const pads = connected();
    watching = pads.length > 0 && !signal.aborted;
    if (!watching) return;
    for (const [index, pad] of pads.slice(0, 2).entries()) {
      const { hold, says } = look(holds[index] ?? FREE, pad, performance.now());
      holds[index] = hold;
      if (says) said(index === 0 ? 'left' : 'right', says);
    }
    requestAnimationFrame(watch);
  }

  const begin = () => {
    if (!watching) watch();
  };
  addEventListener('gamepadconnected', begin, { signal });
  begin();
}

/**
 * Who may use which controller. Against the computer all of them are the left-hand player's.
 * Between two people the right one serves both, as if it were handed over, until somebody takes the left
 * one up: from then on each has one.
 */
export class Controllers {
  #two;
  #apart = false;

  /** @param {boolean} two whether two people play */
  constructor(two) {
    this.#two = two;
  }

  /**
   * Whether a key of this controller counts while it is the turn of `player`.
   * @param {Side} side
   * @param {Api.Player} player
   */
  serves(side, player) {
    if (!this.#two) return true;
    if (side === 'left') this.#apart = true;
    return !this.#apart || (side === 'left') === (player === 'one');
  }
}
