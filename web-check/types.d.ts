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
  friend: Partial<import('../web/js/terms.js').FriendChoices>;
  /** Whether games in the lobby should count. */
  rated: boolean;
  /** What was last agreed on at the table. */
  table: Partial<import('../web/js/setup.js').Choices> & { referee?: Api.Referee };
  /** Whether the box of the table has been opened here. */
  boxOpened: boolean;
  /** Whether somebody here has played or learnt before, and needs no way to the lessons shown. */
  welcomed: boolean;
}

/** A printed edition of the rules. */
type Edition = 'es' | 'pl' | 'de' | 'fr' | 'h21';

/** What an edition makes of a rule. */
interface Account {
  edition: Edition;
  kind: 'same' | 'drops' | 'adds' | 'words' | 'errs';
  label: string;
  note?: string;
}

/** A board of the rulebook, perhaps with a move. */
interface Figure {
  board: string;
  console: boolean;
  legal: string[];
  play?: string;
  turns: string[];
  after?: string;
  moves?: string[];
  alt: string;
}

interface Rule {
  number: number;
  id: string;
  text: string;
  figure?: Figure;
  setup_lines: boolean;
  editions: Account[];
}

interface RuleSection {
  id: string;
  title: string;
  rules: Rule[];
}

/** The rulebook in one language. */
interface Rulebook {
  language: string;
  title: string;
  intro: string;
  editions: { code: Edition; name: string; summary: string }[];
  sections: RuleSection[];
  setup_title: string;
  setup_lines: { language: string; name: string; text: string }[];
}

interface Window {
  /** Made by `appearance.js`, a classic script. */
  outflankAppearance: {
    KEY: string;
    stored(): Partial<Settings>;
    apply(settings?: Partial<Settings>): void;
  };
}
