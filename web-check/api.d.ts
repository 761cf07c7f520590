// Written by the tests of crates/server from the types of the API. Do not edit.

declare namespace Api {
  /** This server. */
  type About = { languages: LanguageInfo[]; name: string; parts: string[]; shared: boolean; test_clock: boolean; version: string };
  /** What an accepted order has done. */
  type Accepted = { events: Event[]; match: Match; version: number };
  /** Why an analysis has ended. */
  type AnalysisEnd = ("complete" | "limit" | "cancelled");
  /** A move with its score and what is expected to follow. */
  type AnalysisLine = { move: Move; score: Score; variation: Move[] };
  /** The moves of a position. */
  type AnalysisLines = { complete: boolean; depth: number; lines: AnalysisLine[]; millis: number; nodes: number; percent: number; position: Position };
  /** What is told about an analysis. */
  type AnalysisMessage = { id: (string | null) } & ({ type: "queued" } | { type: "started" } | AnalysisLines & { type: "lines" } | ReviewedPly & { type: "ply" } | ReviewReport & { type: "report" } | { reason: AnalysisEnd; type: "done" } | { problem: Problem; type: "problem" });
  /** What a client wants. */
  type AnalysisWish = ({ id: string; lines?: (number | null); position: Position; seconds?: (number | null); type: "position" } | { effort?: "quick" | "standard" | "thorough" | null; id: string; moves: Move[]; start?: (Position | null); type: "game" } | { id: string; type: "cancel" });
  /** What was said to a try. */
  type AnswerView = { frames: Frame[]; message: Sentence; result: "right" | "more" | "wrong" | "illegal" | "told" };
  /** An argument of a sentence. */
  type Arg = (number | string | Sentence);
  /** The discs on the board and beside it. */
  type BoardView = { discs: { black: number; white: number }; lent: { black: number; white: number }; ply: number; position: Position; supply: { black: number; white: number } };
  type Branch = { game: number; players?: { one: Seat; two: Seat }; ply?: (number | null) };
  /** When a line comes again, and how well it is known. */
  type Card = { due: string; is_due: boolean; right: number };
  /** A challenge as whoever asks may see it. */
  type Challenge = { by: (string | null); category: "bullet" | "blitz" | "standard" | "correspondence" | null; expires: Stamp; id: string; links: Link[]; match: (MatchId | null); mine: boolean; state: ChallengeState; terms: Terms };
  /** What became of a challenge. */
  type ChallengeState = ("open" | "taken" | "gone");
  /** A challenge that somebody would like to make. */
  type ChallengeWish = { terms: TermsInput };
  /** Challenges that somebody has made and nobody has taken yet. */
  type Challenges = { challenges: Challenge[] };
  /** A legal move and what it would turn. */
  type Choice = { square: Square; turns: Square[] };
  /** The clocks of a match. */
  type ClockSetup = { control: TimeControl; first_moves?: (Millis | null); time_out: TimeOut };
  /** What one clock shows. */
  type ClockView = { in_period: boolean; left: Millis; overtime: boolean; periods: number };
  /** Both clocks at one moment. */
  type ClocksView = { at: Moment; deadline: (Moment | null); first_move?: (Player | null); one: ClockView; running: (Player | null); two: ClockView };
  /** A side. */
  type Color = "black" | "white";
  /** Who plays which colour. */
  type Colors = ({ rule: "by_starter" } | { black: Player; rule: "keep" });
  type Command = { order: Order; version: number };
  /** A comment as JSON. */
  type CommentReport = { best: Square; facts: Sentence[]; grade: (Grade | null); idea: (Idea | null); lost: (number | null); proven: (boolean | null); sentences: Sentence[]; square: Square };
  /** What happens to a player whose time has run out. */
  type Consequence = ({ kind: "loss" } | { extra: Millis; kind: "overtime" } | { kind: "computer_moves"; level: Level });
  /** Corners given to one of the players. */
  type Corners = { count: number; to_player_two: boolean };
  /** Corners given to one of the players. */
  type CornersInput = { count: number; to_player_two?: boolean };
  type Course = { lessons: LessonInfo[]; title: string };
  /** What the players allow each other. */
  type Customs = { pause_limit?: (Millis | null); pauses: boolean; take_backs: TakeBacks };
  type Daily = { kind: PuzzleKind; level: number; position: Position; puzzle: string; streak: Streak; title: string };
  type Due = { openings: DueLine[]; puzzles: string[] };
  /** A line to play or to repeat. */
  type DueLine = { color: Color; line: string };
  /** One of the five documents the game is known from. */
  type Edition = ("es" | "pl" | "de" | "fr" | "h21");
  /** An edition and its full name. */
  type EditionView = { code: Edition; name: string; summary: string };
  /** Something that happened, and how to tell it. */
  type Event = { sentences: Sentence[] } & ({ black: Player; board: BoardView; event: "game_began"; game: number; starter: Player; turns?: TurnView[] } | { clocks: (ClocksView | null); color: Color; event: "turn_began"; legal: Choice[]; player: Player } | { board: BoardView; color: Color; event: "disc_placed"; lent: boolean; player: Player; square: Square; substitute: boolean; turned: Square[] } | { board: BoardView; color: Color; event: "passed"; player: Player } | { board: BoardView; color: Color; event: "disc_turned"; player: Player; square: Square } | { board: BoardView; event: "handed_over"; player: Player } | { count: number; event: "mistakes_counted"; player: Player } | { event: "take_back_asked"; player: Player } | { event: "take_back_refused"; player: Player } | { board: BoardView; event: "taken_back"; player: Player; squares: Square[] } | { board: BoardView; event: "redone"; player: Player; turns: TurnView[] } | { clocks: ClocksView; event: "period_began"; player: Player } | { clocks: ClocksView; consequence: Consequence; event: "time_ran_out"; player: Player } | { clocks: (ClocksView | null); event: "paused"; player: Player } | { clocks: (ClocksView | null); event: "resumed"; player: Player } | { event: "pause_asked"; player: Player } | { event: "pause_refused"; player: Player } | { clocks: (ClocksView | null); event: "pause_ended" } | { clocks: ClocksView; event: "time_given"; player: Player; span: Millis } | { event: "starter_chosen"; player: Player; standing: Standing } | { event: "move_wanted"; request: Request } | { event: "move_unwanted"; request: number } | { clocks: (ClocksView | null); event: "game_ended"; marks: Mark[]; open: boolean; standing: Standing; verdict: Verdict } | { event: "game_reopened"; standing: Standing } | { event: "match_ended"; outcome: MatchOutcome } | { clocks: (ClocksView | null); event: "aborted"; late?: boolean; player: Player });
  /** Something to do on a board, as it stands. */
  type ExerciseView = { done: boolean; found: Square[]; kind: "point" | "place" | "turn" | "choose"; last: (Square | null); legal: LegalView[]; mistakes: number; notes: NoteView[]; options: Sentence[]; position: Position; task: Sentence; television: boolean; title: Sentence };
  /** A board with an optional move. */
  type Figure = { after?: (Position | null); alt: string; board: Position; console: boolean; legal: Square[]; moves?: (Square[] | null); play?: (Square | null); turns: Square[] };
  type FormatInfo = { extension: string; format: string; holds: Holds; name: string; read: boolean; write: boolean };
  /** File formats. */
  type Formats = { formats: FormatInfo[] };
  /** A board on the way to the next. */
  type Frame = { last: (Square | null); position: Position };
  /** One game of a match. */
  type GameRecord = { game: GameView; moves: Move[]; openings: (Opening | null)[]; positions: Position[]; sentences: Sentence[][]; start: Position };
  /** One game. */
  type GameView = { black: Player; board: BoardView; can_redo: boolean; clocks: (ClocksView | null); game: number; legal: Choice[]; open: boolean; pause_asked?: (Player | null); paused_until?: (Moment | null); table: (TableView | null); take_back_asked: (Player | null); to_move: (Player | null); turns: TurnView[]; verdict: (Verdict | null) };
  /** An order and its moment. */
  type GivenCommand = { at: Moment; credit?: Millis } & ({ order: "begin" } | { order: "place"; player: Player; square: Square } | { order: "turn"; player: Player; square: Square } | { order: "done"; player: Player } | { order: "pass"; player: Player } | { order: "answer"; request: number; square: Square } | { order: "take_back"; player: Player } | { accept: boolean; order: "answer_take_back"; player: Player } | { order: "redo"; player: Player } | { order: "pause"; player: Player } | { order: "resume"; player: Player } | { order: "resign"; player: Player } | { order: "abort"; player: Player } | { draw: boolean; order: "claim"; player: Player } | { accept: boolean; order: "answer_pause"; player: Player } | { order: "choose_starter"; player: Player; starter: Player } | { order: "credit"; span: Millis } | { order: "tick" });
  type GoOn = { begun: boolean; lesson: string; step: number; title: string };
  /** When a series ends. */
  type Goal = ({ wins: number } | { games: number } | { points: number });
  /** How good a move is, in one word, as far as is known: see `Verdict::is_proven`. */
  type Grade = ("best" | "good" | "inaccuracy" | "mistake" | "blunder");
  /** A hint with the position it is about. */
  type Hint = { answer: Sentence[]; area: Square[]; idea: Sentence; place: Sentence; position: Position; score: Score; square: Square };
  type Holds = "games" | "positions";
  /** The words of the host stand beside those of the match. */
  type HostRefusal = ({ refusal: "not_yours" } | { refusal: "record" } | { refusal: "not_gone" });
  /** What a reason is about: the ideas of the rulebook, and of every lesson on strategy. */
  type Idea = ("corner" | "dangerous_square" | "mobility" | "stability" | "frontier" | "discs" | "parity" | "edge" | "calculation");
  type IdeaInfo = { idea: Idea; kind: PuzzleKind; lesson: string; title: string };
  /** Where the ideas of the coach are taught and trained. */
  type Ideas = { ideas: IdeaInfo[] };
  type Import = { keep?: boolean; text: string };
  type Imported = { format: string; games: ImportedGame[]; positions: ImportedPosition[] };
  type ImportedGame = { date: (string | null); event: (string | null); finished: boolean; match: (MatchId | null); moves: Move[]; names: { black: (string | null); white: (string | null) }; position: Position; start: Position };
  type ImportedPosition = { comment: (string | null); position: Position; scores: ImportedScore[] };
  type ImportedScore = { discs: number; move: Move };
  /** What sort of match it is. */
  type Kind = ("game" | "series" | "console" | "tabletop");
  type LanguageInfo = { code: string; name: string };
  /** The best of a kind of game. */
  type Leaderboard = { players: Ranked[] };
  type LearnOverview = { courses: Course[]; daily: (Daily | null); date: string; due: Due; go_on: (GoOn | null); kinds: PuzzleKindInfo[]; openings: OpeningsCount; rulebook: RulebookPuzzleInfo[] };
  /** What proves who somebody is. */
  type Leaving = ({ password: string } | { recovery: string });
  /** A legal move. */
  type LegalView = { square: Square; turns: Square[] };
  /** An exercise as it stands, and what was said to the last try. */
  type Lesson = { answer: (AnswerView | null); course: string; exercise: ExerciseView; finished: boolean; lesson: string; next: (string | null); place: Place; play_now: boolean; step: number; steps: number };
  type LessonInfo = { done: number; lesson: string; steps: number; title: string };
  type LessonTries = { step?: (number | null); tries?: Try[] };
  /** How well a computer plays: a name that only the caller and its engine understand. */
  type Level = string;
  type LevelInfo = { level: string; millis: number; name: string; rating: (number | null) };
  type LevelResult = { draws: number; level: string; losses: number; wins: number };
  /** The computer's levels. */
  type Levels = { console: string; default: string; levels: LevelInfo[] };
  type Line = { discs: { black: number; white: number }; federation: { black: number; white: number }; legal: Choice[]; opening: (Opening | null); over: boolean; position: Position; start: Position; to_move: (Color | null); turns: TriedTurn[] };
  type LineTries = { color: Color; date?: (string | null); tries?: Try[] };
  /** A link, and the same to be photographed. */
  type Link = { qr: Qr; url: string };
  /** What a watcher is told. */
  type LiveMessage = ({ match: Match; type: "state" } | { events: Event[]; from: number; match: Match; type: "events"; version: number } | { type: "deleted" });
  /** The lobby as one page sees it. */
  type Lobby = { mine: MyLobby; room: Room };
  /** What proves who somebody is. */
  type LoggingIn = { name: string } & ({ password: string } | { recovery: string });
  /** What was wrong with a turn at the table (T3). */
  type Mark = { color: Color; illegal: boolean; missed: Square[]; ply: number; wrong: Square[] };
  /** A match, whole. */
  type Match = { created: Stamp; hints: boolean; id: (MatchId | null); imported: boolean; names: { one: (string | null); two: (string | null) }; opening: (Opening | null); rated: boolean; ratings: { one: (SeatRating | null); two: (SeatRating | null) }; record: boolean; start: (Position | null); updated: Stamp; version: number; view: View; words: MatchWords; you?: (Player[] | null) };
  /** The name of a stored match. */
  type MatchId = string;
  /** How the whole match ended. */
  type MatchOutcome = ({ kind: "won"; player: Player } | { kind: "drawn" });
  /** Everything agreed before a match. */
  type MatchSetup = { clock: (ClockSetup | null); colors: Colors; customs: Customs; players: { one: Seat; two: Seat }; series: SeriesSetup; start: Start; starter: Player; turning: Turning; variation: (Variation | null); version: number };
  /** A match in words. */
  type MatchWords = { called: { one: Sentence; two: Sentence }; decision: (Sentence | null); marks: Sentence[][]; scores: Sentence[]; sheet: SheetWords; standing: (Sentence | null); status: Sentence[] };
  /** Whoever asks, as they are known here. */
  type Me = { kind: MeKind; name: (string | null); ratings: Rating[]; role: "player" | "moderator" | "admin"; since: (Stamp | null) };
  type MeKind = ("guest" | "account" | "bot" | "local" | "visitor");
  /** A span of time in milliseconds. In JSON a plain number. */
  type Millis = number;
  type Mistake = { best: (Move | null); color: Color; grade: (Grade | null); line: Move[]; loss: number; played: Move; played_score: (Score | null); ply: number; score: Score };
  /** A point in time: milliseconds since the caller's origin. In JSON a plain number. */
  type Moment = number;
  /** What `move_name` writes. */
  type Move = string;
  /** A comment with the scores behind it and the better play. */
  type MoveComment = { comment: CommentReport; line: Move[]; played_score: Score; position: Position; score: Score };
  /** What is somebody's own. */
  type MyLobby = { found: (MatchId | null); offer: (string | null); seeks: Seek[] };
  /** A new account and the codes that are shown once. */
  type NewAccount = { me: Me; recovery: string[] };
  /** What proves who somebody is. */
  type NewPassword = { new_password: string } & ({ password: string } | { recovery: string });
  /** A number on a square. */
  type NoteView = { count: number; square: Square };
  /** A named opening. */
  type Opening = { en: string[]; family: "perpendicular" | "diagonal" | "parallel"; fr: string[]; ja: string[]; ply: number };
  type OpeningLine = { black: (Card | null); line: string; moves: number; opening: (Opening | null); position: (Position | null); white: (Card | null) };
  type OpeningList = { openings: OpeningLine[] };
  /** Legal moves from the usual four discs, forced passes left out. */
  type OpeningMoves = string;
  /** How the game begins. */
  type OpeningWish = ("even" | "xot");
  type OpeningsCount = { count: number; learned: number };
  /** What a command asks for. */
  type Order = ({ order: "begin" } | { order: "place"; player: Player; square: Square } | { order: "turn"; player: Player; square: Square } | { order: "done"; player: Player } | { order: "pass"; player: Player } | { order: "answer"; request: number; square: Square } | { order: "take_back"; player: Player } | { accept: boolean; order: "answer_take_back"; player: Player } | { order: "redo"; player: Player } | { order: "pause"; player: Player } | { order: "resume"; player: Player } | { order: "resign"; player: Player } | { order: "abort"; player: Player } | { draw: boolean; order: "claim"; player: Player } | { accept: boolean; order: "answer_pause"; player: Player } | { order: "choose_starter"; player: Player; starter: Player } | { order: "credit"; span: Millis } | { order: "tick" });
  /** A part of the list of matches. */
  type Page = { matches: Summary[]; next: (string | null); total: number; unreadable: UnreadableMatch[] };
  /** Where a match is. */
  type Phase = ("ready" | "playing" | "paused" | "between" | "over" | "aborted");
  /** A phase, or all in which a match goes on or has ended. */
  type PhaseAsked = "ready" | "playing" | "paused" | "between" | "over" | "aborted" | "unfinished" | "finished";
  /** Where something stands among its like, counted from 1. */
  type Place = { count: number; number: number };
  /** One of the two who play a series. */
  type Player = ("one" | "two");
  /** Somebody as everybody may see them. */
  type PlayerPage = { bot: boolean; name: string; ratings: Rating[]; since: Stamp };
  /** A kind of game that many look for. All of them are rated for those who have an account. */
  type Pool = ("1" | "3" | "5" | "5+3" | "15" | "3d");
  /** A kind of game that one click asks for. */
  type PoolInfo = { casual: number; pool: Pool; rated: number };
  /** 64 letters from A1 to H8 (`X` black, `O` white, `-` empty), a blank and the side to move. */
  type Position = string;
  type PrintedLine = { moves: Square[]; start: Position };
  /** A problem as it is sent. */
  type Problem = { code: ProblemCode; column?: (number | null); detail: string; format?: (string | null); found?: (string | null); line?: (number | null); match?: (Match | null); move?: (Move | null); offset?: (number | null); ply?: (number | null); reason?: UnreadableReason; refusal?: (Refused | null); sentence: Sentence; status: number; title: string; type: string; valid?: (string[] | null) };
  /** The name of a sort of problem. */
  type ProblemCode = ("malformed" | "forbidden_origin" | "not_for_players" | "not_yours" | "not_found" | "method_not_allowed" | "stale" | "no_hint" | "refused" | "too_large" | "unsupported_media_type" | "forbidden_host" | "bad_setup" | "unknown_level" | "unknown_variation" | "unreadable" | "illegal_line" | "unwritable" | "bad_name" | "name_taken" | "weak_password" | "wrong_password" | "no_accounts" | "account_needed" | "nobody_else" | "bad_terms" | "gone" | "own_challenge" | "too_many_requests" | "internal" | "storage" | "busy");
  /** An exercise as it stands, and what was said to the last try. */
  type Puzzle = { answer: (AnswerView | null); daily: boolean; exercise: ExerciseView; kind: PuzzleKind; level: number; next: (string | null); next_due: (string | null); place: Place; play_on: (Position | null); puzzle: string; replies: ReplyView[]; share: number; solution: (Solution | null); state: PuzzleState; streak: Streak };
  type PuzzleComment = { sentences: Sentence[] };
  type PuzzleEntry = { level: number; position: Position; puzzle: string; state: PuzzleState };
  /** The kinds of puzzles. Each definition holds for the side to move, and each asks for one move that alone fits it. */
  type PuzzleKind = ("corner" | "only-win" | "endgame" | "swing" | "trap" | "wipe-out");
  type PuzzleKindInfo = { count: number; kind: PuzzleKind; next: (string | null); solved: number; title: string };
  type PuzzleList = { kind: PuzzleKind; next: (string | null); puzzles: PuzzleEntry[]; title: string };
  /** What a learner has to do with a puzzle. */
  type PuzzleState = "new" | "solved" | "failed" | "due";
  type PuzzleTries = { date?: (string | null); tries?: Try[] };
  /** A QR code, for a drawing of the page's own. */
  type Qr = { path: string; size: number };
  /** Somebody on a leaderboard. */
  type Ranked = { name: string; rating: Rating };
  /** A rating with what it rests on. */
  type Rating = { category: "bullet" | "blitz" | "standard" | "correspondence" | "computer"; deviation: number; draws: number; losses: number; provisional: boolean; rating: number; wins: number };
  /** A game that changed a rating. */
  type RatingChange = { at: Stamp; before: number; match: MatchId; provisional: boolean; rating: number; score: number };
  /** How a rating has changed. */
  type RatingHistory = { games: RatingChange[] };
  /** Why a game ended. */
  type Reason = ({ kind: "board_full" } | { color: Color; kind: "wiped_out" } | { kind: "both_blocked" } | { kind: "both_passed" } | { kind: "resigned"; player: Player } | { kind: "out_of_time"; player: Player } | { drawn: boolean; kind: "left"; player: Player });
  /** What happens to mistakes (T2). */
  type Referee = ("silent" | "hint" | "strict");
  /** The reason, as a type: the words are for whoever shows it. */
  type Refusal = ({ refusal: "occupied"; square: Square } | { refusal: "turns_nothing"; square: Square } | { refusal: "pass_with_moves" } | { refusal: "not_your_turn" } | { refusal: "not_at_a_table" } | { refusal: "no_disc"; square: Square } | { refusal: "place_first" } | { refusal: "already_placed"; square: Square } | { refusal: "stands" } | { count: number; refusal: "mistakes_left" } | { refusal: "not_begun" } | { refusal: "game_goes_on" } | { refusal: "game_over" } | { refusal: "match_over" } | { refusal: "paused" } | { refusal: "not_paused" } | { refusal: "time_is_up" } | { last: Moment; refusal: "time_runs_backwards" } | { refusal: "computer_seat" } | { refusal: "stale_request" } | { refusal: "no_take_backs" } | { refusal: "nothing_to_take_back" } | { refusal: "no_time_to_take_back" } | { refusal: "already_asked" } | { refusal: "nothing_asked" } | { refusal: "nothing_to_redo" } | { refusal: "no_pauses" } | { refusal: "no_pause_asked" } | { refusal: "pause_used" } | { refusal: "asked_too_often"; until: Moment } | { refusal: "nothing_to_claim" } | { refusal: "no_clock_runs" } | { refusal: "starter_not_chosen" } | { refusal: "not_yours_to_choose" } | { refusal: "too_late_to_abort" });
  /** Why nothing was done. */
  type Refused = (HostRefusal | Refusal);
  /** A name and a password that somebody would like to have. */
  type Registering = { name: string; password: string };
  type Renaming = { names: { one?: (string | null); two?: (string | null) } };
  /** A reply to the solution of a puzzle about corners. */
  type ReplyView = { corners: Square[]; reply: (Square | null) };
  /** A move somebody has to find. */
  type Request = { clock: (ClockView | null); color: Color; level: Level; number: number; player: Player; position: Position; substitute: boolean; until: (Moment | null) };
  /** Games against the computer that have ended, by level. */
  type Results = { levels: LevelResult[]; next: (string | null) };
  /** What a review comes to. */
  type ReviewReport = { ggf: (string | null); mistakes: Mistake[]; turning_points: TurningPoints };
  /** A position of a game with its judgement. */
  type ReviewedPly = { best: (Move | null); black: (number | null); comment: (CommentReport | null); done: number; grade: (Grade | null); loss: number; played: (Move | null); played_score: (Score | null); ply: number; position: Position; score: Score; total: number };
  /** What goes on, the same for everybody. */
  type Room = { games: Summary[]; people: number; playing: number; pools: PoolInfo[] };
  /** A rule in one language. */
  type Rule = { editions: RuleAccount[]; figure?: (Figure | null); id: string; number: number; setup_lines: boolean; text: string };
  /** What an edition makes of a rule. */
  type RuleAccount = { edition: Edition; kind: string; label: string; note?: (string | null) };
  /** A section in one language. */
  type RuleSection = { id: string; rules: Rule[]; title: string };
  /** The rulebook in one language. */
  type Rulebook = { editions: EditionView[]; intro: string; language: string; sections: RuleSection[]; setup_lines: SetupLine[]; setup_title: string; title: string };
  /** An exercise as it stands, and what was said to the last try. */
  type RulebookPuzzle = { answer: (AnswerView | null); exercise: ExerciseView; next: (string | null); next_due: (string | null); place: Place; play_on: (Position | null); play_on_moves: (string | null); printed: (PrintedLine | null); puzzle: string };
  type RulebookPuzzleInfo = { puzzle: string; solved: boolean; title: Sentence };
  type RulebookTries = { date?: (string | null); tries?: Try[] };
  /** A match as it is stored: what was agreed and what was done. */
  type SavedMatch = { commands: GivenCommand[]; setup: MatchSetup };
  /** A score for the side to move, in numbers and in words. */
  type Score = { sentence: Sentence } & ({ discs: number; kind: "exact" } | { kind: "outcome"; result: "win" | "draw" | "loss" } | { depth: number; discs: number; kind: "estimate"; percent: number } | { discs: number; kind: "book" });
  /** Who sits in a seat. */
  type Seat = ({ seat: "person" } | { level: Level; seat: "computer" } | { seat: "remote" });
  /** A rating beside a name. */
  type SeatRating = { change: (number | null); provisional: boolean; rating: number };
  /** Somebody's wish for a game. */
  type Seek = { pool: Pool; rated: boolean; waited: number };
  /** A game that somebody would like to play now. */
  type SeekWish = { pool: Pool; rated?: boolean };
  /** A text of `locales/` with its arguments. */
  type Sentence = { args: Record<string, Arg>; id: string };
  /** The games that count together. */
  type SeriesSetup = { goal: Goal; next_starter: StartRule };
  /** The set-up line in one language. */
  type SetupLine = { language: string; name: string; text: string };
  /** The parts of a setup, all of which may be missing. */
  type SetupWish = { clock?: (ClockSetup | null); colors?: (Colors | null); customs?: (Customs | null); level?: (string | null); players?: { one: Seat; two: Seat }; series?: (SeriesSetup | null); start?: (Start | null); starter?: (Starter | null); turning?: (Turning | null); variation?: (Variation | null); version?: (number | null) };
  /** Where every point of a series comes from (R11). */
  type SheetWords = { games: Sentence[][]; total: Sentence[] };
  /** Which colour whoever makes the offer wants in the first game. */
  type SideWish = ("any" | "black" | "white");
  /** What a page is told. */
  type SocketMessage = ({ proto: number; type: "hello" } | { room: Room; type: "room" } | { mine: MyLobby; type: "mine" } | { type: "pong" } | { code: "malformed"; detail: string; type: "no" });
  /** What a page says. */
  type SocketWish = ({ topic: Subject; type: "sub" } | { topic: Subject; type: "unsub" } | { type: "ping" });
  type Solution = { frames: Frame[]; moves: Square[]; score: number; trap: (Square | null) };
  /** A square: its column and its row. */
  type Square = string;
  /** A point in time. */
  type Stamp = string;
  /** What the games so far add up to. */
  type Standing = { chooser?: (Player | null); draws: number; games: number; next_starter: (Player | null); outcome: (MatchOutcome | null); points: { one: number; two: number }; wins: { one: number; two: number } };
  /** The discs on the board before the first move. */
  type Start = ({ from: "even" } | { count: number; from: "corners"; receiver: Player } | { from: "position"; position: Position } | { from: "opening"; moves: OpeningMoves });
  /** Who starts the next game. */
  type StartRule = ("alternate" | "loser_starts" | "same" | "winner_decides");
  type Starter = "one" | "two";
  /** Days in a row. */
  type Streak = { length: number; longest: number; today: boolean };
  /** What can be subscribed to. */
  type Subject = "lobby";
  /** One line of a list. */
  type Summary = { black: Player; created: Stamp; game: number; id: MatchId; imported: boolean; kind: Kind; moves: string; names: { one: (string | null); two: (string | null) }; opening: (string | null); phase: Phase; players: { one: Seat; two: Seat }; ply: number; position: Position; standing: Standing; updated: Stamp; variation: (Variation | null); verdict: (Verdict | null); version: number; words: SummaryWords };
  /** A line of a list in words. */
  type SummaryWords = { called: { one: Sentence; two: Sentence }; result: Sentence[] };
  /** What only a real board has. */
  type TableView = { marks: Mark[]; may_turn: (Player | null); mistakes: (number | null); placed: (Square | null) };
  /** Whether moves may be taken back. */
  type TakeBacks = ("never" | "free" | "agreed");
  /** The terms of a match between two people. Player one is who made the offer. */
  type Terms = { clock: (TimeControl | null); corners: Corners; goal: Goal; opening: OpeningWish; rated: boolean; side: SideWish };
  /** The terms of a match between two people. Player one is who made the offer. */
  type TermsInput = { clock?: (TimeControl | null); corners?: CornersInput; goal?: Goal; opening?: OpeningWish; rated?: boolean; side?: SideWish };
  /** How time is given. */
  type TimeControl = ({ kind: "per_move"; limit: Millis } | { kind: "per_game"; main: Millis } | { increment: Millis; kind: "increment"; main: Millis } | { kind: "byo_yomi"; main: Millis; period: Millis; periods: number });
  /** What it means that a player's time has run out. Federations, servers and consoles differ, so it is a setting. */
  type TimeOut = ({ kind: "loss" } | { extra: Millis; kind: "overtime" } | { kind: "computer_moves"; level: Level });
  /** An exercise as it stands, and what was said to the last try. */
  type Training = { answer: (AnswerView | null); card: (Card | null); color: Color; exercise: ExerciseView; line: string; moves: number; next: (DueLine | null); next_due: (DueLine | null); opening: (Opening | null); played: Square[] };
  /** A turn of a line that is only tried out. */
  type TriedTurn = { color: Color; lent: boolean; opening: (Opening | null); position: Position; square: (Square | null); substitute: boolean; turned: Square[] };
  /** A square, a statement counted from 0, or asking for the answer. */
  type Try = (Square | number | "hint");
  /** One turn of a game. */
  type TurnView = { color: Color; lent: boolean; square: (Square | null); substitute: boolean; turned: Square[] };
  /** Who turns the enclosed discs over. */
  type Turning = ({ by: "itself" } | { by: "hand"; referee: Referee });
  /** The plies at which the game turned, in the order they were played. */
  type TurningPoints = { black: number[]; both: number[]; white: number[] };
  /** A match that cannot be read; it can be deleted. */
  type UnreadableMatch = { detail: string; id: string };
  /** Why a text cannot be read. */
  type UnreadableReason = "empty" | "too_long" | "unrecognized" | "ends_early" | "unexpected" | "illegal_move" | "other_game" | "board_size" | "other";
  /** A game of the console: its two digits. */
  type Variation = string;
  type VariationInfo = { computer: (Player | null); corners: number; receiver: Player; seconds: (number | null); starter: Player; variation: Variation };
  /** The games of the console. */
  type Variations = { variations: VariationInfo[] };
  /** The result of one game. */
  type Verdict = { color: (Color | null); discs: { black: number; white: number }; federation: { black: number; white: number }; lost_by_overtime: (Player | null); margin: number; points: number; reason: Reason; winner: (Player | null) };
  /** The whole match at one moment. */
  type View = { at: Moment; game: (GameView | null); phase: Phase; request: (Request | null); setup: MatchSetup; standing: Standing; verdicts: Verdict[] };
  /** A match somebody wants. */
  type Wish = { begin?: boolean; names?: { one?: (string | null); two?: (string | null) }; setup: SetupWish };
}
