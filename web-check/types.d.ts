// What the pages share: values of the server's answers (docs/api.md) and of the browser.

/** A player's colour. */
type Color = 'black' | 'white';

/** A match that is stored, and so has a name. */
type Stored = Api.Match & { id: string };

/** One turn of a game; a pass has no square. */
interface Turn {
  color: Color;
  square?: string | null;
  turned: string[];
}

/** An opening, and after how many plies it was reached. */
interface Opening {
  en: string[];
  fr?: string[];
  ply: number;
}

/** What the reader may choose; kept in the browser. */
interface Settings {
  language: string | null;
  theme: string;
  discs: string;
  board: string;
  coordinates: boolean;
  hints: boolean;
  sound: boolean;
  animation: string;
  setup: Partial<import('../web/js/setup.js').Choices>;
}

interface Window {
  /** Made by `appearance.js`, a classic script. */
  outflankAppearance: {
    KEY: string;
    stored(): Partial<Settings>;
    apply(settings?: Partial<Settings>): void;
  };
}
