// Made by `make wire-types` from the server's protocol.py, bodies.py and the games' views. Not to be edited.

/** A message counts. */
export interface Ack {
  t: "ack";
  n: number;
}

/** Do one of the choices. */
export interface Act {
  t: "act";
  n: number;
  /** Of the scene that this answers. */
  no: number;
  action: string;
  /** In a timed window: since the reveal was painted. */
  ms?: number | null;
}

/** All choices, the best first. */
export interface Advice {
  t: "advice";
  /** Of the scene it is about. */
  no: number;
  /** What values are: the chance to win, from 0 to 1, or points expected. */
  unit: "points" | "wins";
  choices: Advised[];
  /** It was tried too little to tell what a choice is worth: only the order means something. */
  guess?: boolean;
}

/** Which of my choices is best? Only where the table allows hints; changes nothing; the answer is `Advice`. */
export interface Advise {
  t: "advise";
}

/** A choice as a strong player sees it. */
export interface Advised {
  action: string;
  value: number;
  /** Why. */
  says?: Say[];
  /** In a game of dice, if the turn goes on: where it ends, and how often. */
  ends?: End[];
  /** How well its value is known: what was given up soon is worth about that; sooner, only that it seemed worse. */
  known?: "hardly" | "roughly" | "well";
}

export type AnyView = BratwurmeckView | KarteneckView | BarbecueView | HaecmaecView | TricknchefView;

export type Asked = Hello | Act | Undo | Chat | Emote | Sit | Stand | Begin | Lend | Back | Look | Why | Advise | Rematch | Pong;

/** Take one's seat back from the bot. */
export interface Back {
  t: "back";
  n: number;
  seat: number;
}

/** What lies before a player. */
export interface BarbecuePlayer {
  worms: number;
  snails: number;
  points: number;
}

/** A space of the grill and what lies on it. */
export interface BarbecueSpace {
  number: number;
  /** Worms shown on it. */
  worms: number;
  /** The seat whose plates lie on it. */
  owner: number | null;
  /** One can be captured, two are protected for good. */
  plates: number;
  snail: boolean;
}

/** A table of barbecue, the same for all. */
export interface BarbecueView {
  game: "barbecue";
  /** Whose view it is; None is a spectator. */
  seat: number | null;
  seats: number;
  phase: string;
  /** Whose turn it is; None before the first player is drawn and when the game is over. */
  turn: number | null;
  /** Seats that are to act, as far as everybody may know; empty when chance is to act or it is over. */
  asked: number[];
  options: Record<string, string>;
  rolled: string[];
  kept: string[];
  /** Dice not set aside. */
  dice: number;
  total: number;
  grill: BarbecueSpace[];
  /** Snails beside the grill. */
  stock: number;
  /** What a snail counts at the end. */
  snail_points: number;
  players: BarbecuePlayer[];
}

/** The host begins; bots take the chairs that are still free. */
export interface Begin {
  t: "begin";
  n: number;
}

/** What lies before a player. */
export interface BratwurmeckPlayer {
  /** The tile that can be stolen. */
  top: number | null;
  height: number;
  /** All tiles, the top one last: one's own, and everybody's when the game is over. */
  stack: number[] | null;
  /** Worms on them, where the stack is seen. */
  worms: number | null;
}

/** A tile's place on the grill. */
export interface BratwurmeckTile {
  number: number;
  worms: number;
  /** up, turned, or gone. */
  lies: string;
}

/** A table of bratwurmeck as a seat sees it. */
export interface BratwurmeckView {
  game: "bratwurmeck";
  /** Whose view it is; None is a spectator. */
  seat: number | null;
  seats: number;
  phase: string;
  /** Whose turn it is; None before the first player is drawn and when the game is over. */
  turn: number | null;
  /** Seats that are to act, as far as everybody may know; empty when chance is to act or it is over. */
  asked: number[];
  options: Record<string, string>;
  rolled: string[];
  kept: string[];
  /** Dice not set aside. */
  dice: number;
  total: number;
  grill: BratwurmeckTile[];
  players: BratwurmeckPlayer[];
}

/** Who is to sit on a chair: you, somebody else at your device, whoever comes, or a bot. */
export interface Chair {
  kind: "bot" | "local" | "me" | "open";
  /** Of somebody at your device. */
  name?: string | null;
  /** Of a bot. */
  level?: "easy" | "expert" | "hard" | "normal";
}

/** Say something to the table. */
export interface Chat {
  t: "chat";
  n: number;
  text: string;
}

/** Something that may be done now. */
export interface Choice {
  /** Its notation, to send back. */
  action: string;
  label: Say;
  hint?: Say[];
  /** What it costs, where a player is asked once more. */
  cost?: Say | null;
}

/** A session for this device; it goes into the cookie, never into an answer. */
export interface Claimed {
  token: string;
}

/** Time for each move. */
export interface Clock {
  kind?: "days" | "move" | "none";
  seconds?: number;
  /** When it runs out: a bot takes the seat until its player is back, plays this move, or the table waits. */
  late?: "bot-move" | "bot-seat" | "wait";
}

/** A short code that somebody typed. */
export interface Code {
  code: string;
}

/** How to go on as yourself on another device: either of the two, once, within ten minutes. */
export interface Device {
  code: string;
  /** The last part of the address: /device/LINK. */
  link: string;
}

/** One chance event: its number fell into [low, low + weight) of total. */
export interface Draw {
  i: number;
  total: string;
  low: string;
  weight: string;
  what: string;
  /** Who was first, or who begins, did not go by the seed alone: only a tie is drawn. */
  raced?: boolean;
}

/** Make a face. */
export interface Emote {
  t: "emote";
  n: number;
  emote: "hello" | "hurry" | "lucky" | "oops" | "thanks" | "well-played";
}

/** Where a turn of dice may end, and how often it does. */
export interface End {
  at: number;
  chance: number;
}

/** What the server offers. */
export interface Facts {
  games: GameFacts[];
  levels: string[];
}

/** Why a request was refused. */
export interface Fault {
  why: Refusal;
}

/** One moment of a replay. */
export interface Frame {
  view: AnyView;
  /** What was told of it. */
  lines?: Line[];
  /** With open cards: every seat's own view. */
  hands?: AnyView[] | null;
}

/** A game before anybody sits down. */
export interface GameFacts {
  id: string;
  name: string;
  fewest: number;
  most: number;
  minutes: number;
  /** Do players hold what others must not see? */
  hands: boolean;
  /** Are there moments in which several may answer at once? */
  windows: boolean;
  options: OptionFacts[];
  /** Tables of numbers with the names that stand on them. */
  components: Record<string, unknown>;
  /** Is there a guided first game? */
  lesson: boolean;
  /** Is there a puzzle of the day? */
  puzzles: boolean;
}

/** What this table plays with. */
export interface HaecmaecBox {
  /** How many of each kind there are of value 1, 2 … */
  ingredients: Record<string, number[]>;
  flies: number;
  hand_size: number;
  /** Ingredients that must lie there before a burger can be closed. */
  needed: number;
  /** How often the value of a penalty card is taken off. */
  penalty_times: number;
}

/** The burger in the middle; without ingredients it is a bare bottom. */
export interface HaecmaecBurger {
  /** Ingredients on the bottom. */
  height: number;
  /** The one that is seen. */
  top: string | null;
  /** All of them, the top one last: only while an accusation shows them, and when the game is over. */
  cards: string[] | null;
}

/** Burgers that are closed or thrown away: nobody looks inside before the end. */
export interface HaecmaecBurgers {
  number: number;
  /** How many are in them. */
  ingredients: number;
  /** Which, when the game is over. */
  cards: string[] | null;
}

/** What a player holds and what lies before him. */
export interface HaecmaecPlayer {
  /** How many are in the hand. */
  cards: number;
  /** Which: one's own, and everybody's when the game is over. */
  hand: string[] | null;
  tops: number;
  doubling_tops: number;
  closed: HaecmaecBurgers;
  doubled: HaecmaecBurgers;
  /** Open cards that count against him. */
  penalty: string[];
  /** When the game is over. */
  points: number | null;
}

/** The last accusation, shown until the next ingredient lies there or the burger is gone. */
export interface HaecmaecVerdict {
  accuser: number;
  accused: number;
  /** It lies open before who was wrong now. */
  card: string;
  /** Was it the third of its kind, or a later one? */
  right: boolean;
  /** All that lay there, the accused card last. */
  burger: string[];
}

/** A table of Häc Mäc as a seat sees it. */
export interface HaecmaecView {
  game: "haecmaec";
  /** Whose view it is; None is a spectator. */
  seat: number | null;
  seats: number;
  phase: string;
  /** Whose turn it is; None before the first player is drawn and when the game is over. */
  turn: number | null;
  /** Seats that are to act, as far as everybody may know; empty when chance is to act or it is over. */
  asked: number[];
  options: Record<string, string>;
  /** None while no bottom lies there. */
  burger: HaecmaecBurger | null;
  verdict: HaecmaecVerdict | null;
  pile: number;
  bottoms: number;
  thrown: HaecmaecBurgers;
  players: HaecmaecPlayer[];
  /** In a window only one's own; after it every accusation and slap that is not settled yet. */
  answers: (string | null)[];
  box: HaecmaecBox;
}

/** The first message: who speaks, and what it has seen already. */
export interface Hello {
  t: "hello";
  tab: string;
  /** Lines of the log that the client has; the rest is sent. */
  seen?: number;
  /** Which of one's own seats to look from. */
  seat?: number | null;
  /** A screen that all can see: it is shown what any spectator is shown, whoever opened it, and may do nothing. It counts as watching. Where others may not watch, who has a seat may still open one. */
  screen?: boolean;
}

/** A table without its game: who sits there, how it is set. */
export interface Info {
  id: string;
  game: string;
  stage: "over" | "playing" | "waiting";
  people: Person[];
  /** May you begin? */
  host: boolean;
  options: Record<string, string>;
  components: Record<string, unknown>;
  clock: Clock;
  window: number;
  pace: string;
  public: boolean;
  spectators: boolean;
  hints: boolean;
  /** How many spectators there are. */
  watching: number;
  /** To join by, while a chair is free. */
  code?: string | null;
  /** SHA-256 of the dealer's seed, shown before the first event. */
  commitment?: string;
  /** The rematch. */
  next?: string | null;
}

/** What this table is played with. */
export interface KarteneckBox {
  hand_size: number;
  /** Cards of each chicken, 1 to 5; each of the 25 worm cards is there once. */
  chickens: number[];
  /** What a card counts: chickens 1 to 5, worm. */
  values: number[];
  /** Tiles put away unseen with 2 to 6 players. */
  removed: number[];
  /** Tiles of each number: 0, 16 to 42. */
  tiles: number[];
  /** Worms on such a tile. */
  worms: number[];
}

/** What a player has. */
export interface KarteneckPlayer {
  /** in, waits (passed, takes part in the share-out), or failed. */
  status: string;
  laid: string[];
  total: number;
  /** Cards in hand. */
  cards: number;
  /** Which: one's own, and everybody's when the game is over. */
  hand: string[] | null;
  /** The tile that can be stolen; not a 0. */
  top: number | null;
  height: number;
  /** All tiles, the top one last: one's own, and everybody's when the game is over. */
  stack: number[] | null;
  /** Worms on them, where the stack is seen. */
  worms: number | null;
}

/** A tile on the grill. */
export interface KarteneckTile {
  number: number;
  worms: number;
}

/** A table of karteneck as a seat sees it. */
export interface KarteneckView {
  game: "karteneck";
  /** Whose view it is; None is a spectator. */
  seat: number | null;
  seats: number;
  phase: string;
  /** Whose turn it is; None before the first player is drawn and when the game is over. */
  turn: number | null;
  /** Seats that are to act, as far as everybody may know; empty when chance is to act or it is over. */
  asked: number[];
  options: Record<string, string>;
  round: number;
  rounds: number;
  grill: KarteneckTile[];
  /** The type of which the turn player may lay more. */
  laying: string | null;
  /** The seat whose top tile the turn player may steal now. */
  victim: number | null;
  /** The seat that gets the next card. */
  drawing: number | null;
  /** Cards it is still to draw, after the deal. */
  draws: number;
  deck: number;
  discard: string[];
  players: KarteneckPlayer[];
  box: KarteneckBox;
}

/** Hand a seat to a bot: one's own, or that of somebody who has been gone for a while. */
export interface Lend {
  t: "lend";
  n: number;
  seat: number;
}

/** A guided first game: everything is real but the luck. */
export interface Lesson {
  game: string;
  seats: number;
  moments: Moment[];
  steps: LessonStep[];
}

/** Something the coach says; the texts of the lesson go by its name. */
export interface LessonStep {
  name: string;
  moment: number;
  /** What it is about: pieces and places of the board, or `it`, what is asked for. */
  at?: string[];
  /** How the coach looks. */
  look?: string;
  /** The choice that the learner is asked for; where there is none, one only listens. */
  does?: string | null;
}

/** One line of the table's log, as this viewer may read it. */
export interface Line {
  /** Milliseconds since 1970. */
  at: number;
  kind: "chat" | "emote" | "event" | "people" | "times" | "undo";
  /** The seat it is about. */
  who?: number | null;
  says?: Say[];
  /** Who speaks, in chat. */
  name?: string | null;
  /** What is said, in chat; in an event its notation. */
  text?: string | null;
  /** Reaction times in a window: seat and milliseconds. */
  times?: Record<string, number> | null;
}

/** Your tables, and public ones. */
export interface Lobby {
  mine: TableCard[];
  open: TableCard[];
}

/** Look from another of one's own seats: the device was handed over. */
export interface Look {
  t: "look";
  seat: number;
}

/** Who you are here. */
export interface Me {
  id: string;
  name: string | null;
}

/** One moment of a guided game, as the learner sees it. */
export interface Moment {
  scene: Scene;
  /** What was told since the moment before. */
  lines?: Line[];
}

/** Something happened. */
export interface News {
  t: "news";
  seen: number;
  lines: Line[];
  /** None where only the log grew. */
  scene?: Scene | null;
  ack?: number | null;
}

/** A table or a replay to go to. */
export interface Opened {
  id: string;
}

/** A new table as somebody wants it. */
export interface Opening {
  game: string;
  chairs: Chair[];
  options?: Record<string, string>;
  components?: Record<string, unknown>;
  clock?: Clock;
  /** Seconds to answer in a window; 0 is the untimed mode with sealed answers. */
  window?: number;
  /** How long bots pause. */
  pace?: "calm" | "instant" | "quick";
  public?: boolean;
  spectators?: boolean;
  hints?: boolean;
}

/** A rule option. */
export interface OptionFacts {
  name: string;
  /** The first is the default. */
  values: string[];
  /** Another option: as long as that one is at its default, this one means nothing. */
  only_with?: string | null;
}

/** A chair as everybody sees it. */
export interface Person {
  kind: "bot" | "open" | "person";
  name?: string | null;
  level?: "easy" | "expert" | "hard" | "normal" | null;
  /** Is somebody connected? */
  here?: boolean;
  /** The chair is kept for this person, who has not sat down yet. */
  held?: boolean;
  /** A bot sits in for the person. */
  lent?: boolean;
  yours?: boolean;
}

/** To be answered at once. */
export interface Ping {
  t: "ping";
  k: number;
}

/** The answer to a ping, at once: the server measures the round trip. */
export interface Pong {
  t: "pong";
  k: number;
}

/** The puzzle of the day: a real moment in which what comes to mind first is wrong. */
export interface Puzzle {
  game: string;
  /** As 2026-02-28, by UTC. */
  day: string;
  players: string[];
  /** Whose eyes one looks through, and who is to choose. */
  seat: number;
  /** What happened last; the last one has the choices. */
  moments: Moment[];
  obvious: string;
  /** The best choice, and those that can't be told from it. */
  right: string[];
  /** All choices, the best first; values are chances to win. */
  options: Advised[];
}

/** What each choice means, and which rules forbid the rest: from what this viewer sees in this scene. */
export interface Reasons {
  t: "reasons";
  /** Of the scene it is about. */
  no: number;
  may?: Ruling[];
  /** What one might try; one without actions is about all that could be done. */
  may_not?: Ruling[];
}

/** A record to keep and show. */
export interface RecordText {
  text: string;
}

/** Why not: a kind that the client can word. */
export interface Refusal {
  kind: "bad-message" | "bad-record" | "bad-table" | "bad-text" | "not-legal" | "not-now" | "not-your-seat" | "over" | "stale" | "taken" | "too-fast" | "try-again" | "unknown";
  /** In English, for developers and for what was wrong with a text. */
  detail?: string;
}

/** A message does not count. */
export interface Refused {
  t: "refused";
  n: number | null;
  why: Refusal;
}

/** After the game: the same people, the same settings, the next one begins. */
export interface Rematch {
  t: "rematch";
  n: number;
}

/** What you want to be called. */
export interface Rename {
  name: string;
}

/** A finished game, moment by moment, from one seat, from outside, or with open cards. */
export interface Replay {
  game: string;
  players: string[];
  /** Seats that had a bot of this house, whose name each language writes in its own way. */
  bots: number[];
  options: Record<string, string>;
  frames: Frame[];
  /** None where an imported game breaks off. */
  result: Standing[] | null;
  /** For games that were dealt here: what each draw was, to be checked against the seed. */
  draws: Draw[] | null;
  proof: unknown;
}

/** A finished game explained. */
export interface Review {
  /** At each moment everybody's chance to win. */
  shares: number[][];
  seats: ReviewSeat[];
  /** The moments after which the chances were most different. */
  turning: number[];
  moves: ReviewMove[];
}

/** A choice that cost something. */
export interface ReviewMove {
  /** The moment after it. */
  at: number;
  who: number;
  loss: number;
  did: Say;
  best: Say;
}

/** Why somebody won or lost: start + luck + own + others = result, each a share of the win. */
export interface ReviewSeat {
  start: number;
  luck: number;
  /** What one's own choices gave or cost; in card games against those of a quick player. */
  own: number;
  /** What the others' choices gave. */
  others: number;
  /** What one's own choices cost against the best ones. */
  cost: number;
  result: number;
}

/** How far a review is. */
export interface ReviewState {
  state: "done" | "failed" | "impossible" | "none" | "waiting" | "working";
  done?: number;
  /** Events looked at, of how many. */
  of?: number;
  /** Why it can't be: the game breaks off, or for so many players nobody knows what tables are worth. */
  why?: "players" | "unfinished" | null;
  review?: Review | null;
}

/** Actions of which one sentence is true. */
export interface Ruling {
  says: Say;
  /** The section of the rules where it stands. */
  rule: string;
  /** Their notation; none where it is true of whatever one might do. */
  actions?: string[];
}

/** One sentence or label. Names stand in place of seats when it is worded: of `who`, of `whom`, of `all`. */
export interface Say {
  id: string;
  args?: Record<string, number | string | number[]>;
}

/** What one seat, or a spectator, sees now. */
export interface Scene {
  /** How many events this viewer was told of; a choice names it, so that it is never taken for another moment. */
  no: number;
  /** The game's own view; its type is chosen by the game. */
  view: AnyView;
  choices?: Choice[];
  /** May the last choice be taken back? */
  undo?: boolean;
  /** Milliseconds until the clock or the window runs out, when this was sent. */
  left?: number | null;
  /** Is a window open? */
  window?: boolean;
  result?: Standing[] | null;
}

/** Take a free chair, or the one that is held for you; a client does the latter by itself. */
export interface Sit {
  t: "sit";
  n: number;
  seat: number;
  /** Your share of the luck, chosen after the dealer's commitment was shown; see `core.fair`. */
  entropy: string;
}

/** Leave: the chair is free again before the game, a bot sits there during it. */
export interface Stand {
  t: "stand";
  n: number;
}

/** A seat at the end. */
export interface Standing {
  rank: number;
  score: number;
  /** How the points came about. */
  account: Say[];
}

/** Who sits where, and how the table is set, has changed. */
export interface Table {
  t: "table";
  info: Info;
}

/** A table in a list. */
export interface TableCard {
  id: string;
  game: string;
  stage: "over" | "playing" | "waiting";
  people: Person[];
  changed: number;
  your_turn?: boolean;
  /** Who is to act. */
  turn?: string | null;
  clock?: Clock;
}

export type Told = Welcome | News | Table | Ack | Refused | Reasons | Advice | Ping;

/** A card played to the trick. */
export interface TricknchefPlayed {
  card: string;
  /** By the coins on it, two each. */
  change: number;
  /** With that change. */
  rank: number;
}

/** What lies before a player and in his hand. */
export interface TricknchefPlayer {
  hand_size: number;
  /** One's own, and everybody's when the game is over. */
  hand: string[] | null;
  won_size: number;
  /** Cards won this round: one's own, and everybody's when the game is over. */
  won: string[] | null;
  chefs: Record<string, number>;
  coins: number;
  /** To the trick that lies there. */
  played: TricknchefPlayed | null;
  /** Of each round that is over. */
  points: number[];
  /** Points if the round ended now, where the won cards are seen. */
  now: number | null;
}

/** A table of Trick'n'Chef as a seat sees it. */
export interface TricknchefView {
  game: "tricknchef";
  /** Whose view it is; None is a spectator. */
  seat: number | null;
  seats: number;
  phase: string;
  /** Whose turn it is; None before the first player is drawn and when the game is over. */
  turn: number | null;
  /** Seats that are to act, as far as everybody may know; empty when chance is to act or it is over. */
  asked: number[];
  options: Record<string, string>;
  /** Start player of the round. */
  starter: number | null;
  /** Who led the trick or is to lead it; None outside the tricks. */
  leader: number | null;
  /** Tricks played this round. */
  tricks: number;
  /** The suit that left the game. */
  removed: string | null;
  /** Of this trick; empty outside the tricks. */
  trumps: string[];
  /** Chefs to be drafted, of each suit in the game. */
  set_aside: Record<string, number>;
  /** Chefs in the centre. */
  centre: Record<string, number>;
  /** Coins in the reserve. */
  reserve: number;
  players: TricknchefPlayer[];
  /** On cards of rank 1 to 10. */
  stars: number[];
  /** Chefs in the box, of each suit. */
  chef_tokens: Record<string, number>;
  /** For each coin left at the end of a round. */
  coin_points: number;
}

/** Take back one's own last choice. */
export interface Undo {
  t: "undo";
  n: number;
  /** Of the scene that this answers. */
  no: number;
}

/** Everything one needs to sit here. */
export interface Welcome {
  t: "welcome";
  info: Info;
  /** Whose eyes one looks through; None is a spectator. */
  seat: number | null;
  /** Lines of the log up to now. */
  seen: number;
  /** Those the client has not seen. */
  lines: Line[];
  /** None until the game has begun. */
  scene?: Scene | null;
  /** The highest number of this tab that counts already. */
  acked?: number;
}

/** What may I do now, and why not the rest? Changes nothing; the answer is `Reasons`. */
export interface Why {
  t: "why";
}
