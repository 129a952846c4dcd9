// Generated from crates/wire by `make generate`. A test fails where it is out of date.

/** The version of the protocol. */
export const VERSION = 1;

/**
 * A message of a page. `id` is the page's own number for it: the answer carries it. Numbers of what changes the match go up
 * from 1 for each seat, over all its connections; the same number again has no second effect.
 */
export type ToServer = { "type": "hello", 
/**
 * The version of the protocol.
 */
version: number, 
/**
 * Who it is.
 */
token: string, 
/**
 * Which table.
 */
table: string, 
/**
 * `en`, `ja`, `zh-Hant` or `it`.
 */
lang: string, 
/**
 * How many events it has already; 0 for all.
 */
have: number, } | { "type": "act", 
/**
 * Its number.
 */
id: number, 
/**
 * After how many inputs the page saw the table.
 */
step: number, 
/**
 * What is sent: of each answer chosen its `send`.
 */
parts: unknown[], } | { "type": "options", 
/**
 * Its number.
 */
id: number, 
/**
 * After how many inputs the page saw the table.
 */
step: number, 
/**
 * The parts chosen so far.
 */
parts: unknown[], } | { "type": "why", 
/**
 * Its number.
 */
id: number, } | { "type": "concede", 
/**
 * Its number.
 */
id: number, } | { "type": "take-back", 
/**
 * Its number.
 */
id: number, } | { "type": "propose", 
/**
 * Its number.
 */
id: number, 
/**
 * After how many inputs the page saw the table.
 */
step: number, 
/**
 * The agreement's `send`.
 */
part: unknown, } | { "type": "consent", 
/**
 * Its number.
 */
id: number, 
/**
 * Whether.
 */
yes: boolean, } | { "type": "ready", 
/**
 * Its number.
 */
id: number, } | { "type": "claim", 
/**
 * Its number.
 */
id: number, } | { "type": "end", 
/**
 * Its number.
 */
id: number, } | { "type": "stops", 
/**
 * In which.
 */
at: Stops, } | { "type": "resync", 
/**
 * How many events it has.
 */
have: number, } | { "type": "language", 
/**
 * `en`, `ja`, `zh-Hant` or `it`.
 */
lang: string, };

/**
 * In which windows somebody wants to be asked. Any other is passed for them, after a time that says nothing about their hand
 * (OP-8.4.8, ZW-17.18).
 */
export type Stops = "answers" | "attacks" | "all" | "next-turn";

/**
 * A message of the server.
 */
export type FromServer = { "type": "welcome", 
/**
 * The version of the protocol.
 */
version: number, 
/**
 * The table.
 */
table: string, 
/**
 * The game: `uno`, `opcg`, `zwo`, `mm25`.
 */
game: string, 
/**
 * Your seat; none for those who watch.
 */
seat: number | null, 
/**
 * The highest `id` of yours that had an effect.
 */
last: number, } | { "type": "update" } & Update | { "type": "done", 
/**
 * The number.
 */
id: number, 
/**
 * After how many inputs the match stands.
 */
step: number, } | { "type": "refused", 
/**
 * The number.
 */
id: number, 
/**
 * Why.
 */
why: Reason, } | { "type": "choices", 
/**
 * The number.
 */
id: number, 
/**
 * The table as it would be after these parts, with the next ones as its answers; nothing if they are a whole answer
 * already.
 */
table: Table | null, } | { "type": "reasons", 
/**
 * The number.
 */
id: number, 
/**
 * Each with its reason.
 */
reasons: Array<Problem>, } | { "type": "trouble", 
/**
 * The number, if there was one.
 */
id?: number, 
/**
 * What.
 */
what: Trouble, 
/**
 * In words.
 */
text: Text, };

/**
 * The table as it is now, and what happened since the last message.
 */
export type Update = { 
/**
 * How many inputs the match has had.
 */
step: number, 
/**
 * How many events came before these: whoever has fewer has missed some, whoever has more forgets them.
 */
from: number, 
/**
 * What happened.
 */
events: Array<Event>, 
/**
 * The table.
 */
table: Table, 
/**
 * The seats.
 */
seats: Array<SeatState>, 
/**
 * The clock that runs.
 */
clock: Clock | null, 
/**
 * On what terms your last act can be taken back.
 */
take_back: TakeBackTerms, 
/**
 * What the table could do if all agreed.
 */
agreements: Array<Answer>, 
/**
 * What somebody asks the others for, while they do.
 */
proposal: Proposal | null, 
/**
 * In which windows you are asked.
 */
stops: Stops, 
/**
 * The seat that has been away for so long that the match may be claimed.
 */
claimable: number | null, 
/**
 * Why it is on hold, where this program cannot carry it on. The table is shown as it stood; those who want to end it without
 * a result are `ready`.
 */
on_hold?: Text, 
/**
 * How it ended.
 */
verdict: Verdict | null, 
/**
 * The table of the next match, once there is one.
 */
next: string | null, };

/**
 * A refusal: in words, with the rule behind it.
 */
export type Reason = { 
/**
 * In words.
 */
text: Text, 
/**
 * The rule.
 */
clause: string, };

/**
 * An act that is not possible, and why.
 */
export type Problem = { 
/**
 * The act in words.
 */
path: Array<Text>, 
/**
 * The cards that it starts from.
 */
cards: Array<Spot>, 
/**
 * Why not.
 */
why: Reason, };

/**
 * What is wrong.
 */
export type Trouble = "malformed" | "not-seated" | "nothing-to-do" | "disk" | "broken" | "on-hold";

/**
 * Something that happened, as you saw it.
 */
export type Event = { 
/**
 * The input that caused it, counted from 1; 0 is the deal.
 */
step: number, 
/**
 * In words.
 */
text: Text, 
/**
 * The rule behind it.
 */
clause: string, 
/**
 * Whether a log leaves it out, because another event says it better.
 */
implied?: boolean, };

/**
 * Who sits in a seat.
 */
export type SeatKind = "open" | "person" | "deckhand" | "mate" | "captain";

/**
 * Whether somebody is there.
 */
export type Presence = "here" | "away";

/**
 * What the table knows of a seat besides the game.
 */
export type SeatState = { 
/**
 * The name.
 */
name: string, 
/**
 * Who sits there.
 */
kind: SeatKind, 
/**
 * Whether they are there.
 */
presence: Presence, 
/**
 * Time left, in milliseconds; none without clocks.
 */
left: number | null, 
/**
 * Whether they are ready for what comes next.
 */
ready: boolean, };

/**
 * On what terms your last act can be taken back.
 */
export type TakeBackTerms = "free" | "ask" | "none";

/**
 * Time that runs.
 */
export type Clock = { 
/**
 * For whom.
 */
seat: number, 
/**
 * How long the answer may take, in milliseconds.
 */
left: number, 
/**
 * Whether it is a window of its own, not the seat's clock.
 */
window: boolean, };

/**
 * How a match ended.
 */
export type Verdict = { 
/**
 * The place of each seat, 1 is best; none where the match is void.
 */
places: Array<number> | null, 
/**
 * Why it is void, where the server ended it.
 */
why?: Text, };

/**
 * What a seat asks the others for. All must agree.
 */
export type Proposal = { 
/**
 * Who asks.
 */
seat: number, 
/**
 * What the table would do; nothing where the seat's last act would be taken back.
 */
agreement: Array<Text> | null, 
/**
 * Who has agreed.
 */
agreed: Array<boolean>, };

/**
 * Why a socket is closed: the code and its name.
 */
export type Close = "no-hello" | "version" | "token" | "table" | "too-long" | "too-fast" | "too-many" | "malformed" | "replaced" | "stopping" | "on-hold";

/**
 * Everything one viewer's table shows.
 */
export type Table = { 
/**
 * Where in the match: round, turn, phase.
 */
phase: Array<Text>, 
/**
 * Who sits where.
 */
plates: Array<Plate>, 
/**
 * Where cards lie.
 */
zones: Array<Zone>, 
/**
 * What goes from card to card.
 */
links: Array<Link>, 
/**
 * What waits to be carried out, the next first.
 */
stack: Array<Item>, 
/**
 * The open question, unless the match is over.
 */
question: Question | null, 
/**
 * What you may send.
 */
answers: Array<Answer>, 
/**
 * What you may try at any time. It is there whether or not it would succeed.
 */
tries?: Array<Answer>, };

/**
 * What the game says of a seat.
 */
export type Plate = { 
/**
 * The seat.
 */
seat: number, 
/**
 * Whether it must answer now.
 */
asked: boolean, 
/**
 * Its numbers.
 */
counters: Array<Counter>, 
/**
 * Short remarks on it.
 */
badges: Array<Text>, };

/**
 * A number beside a seat.
 */
export type Counter = { 
/**
 * What it counts, with the number in it.
 */
label: Text, 
/**
 * How many.
 */
value: number, };

/**
 * A place for cards.
 */
export type Zone = { 
/**
 * Its name for programs.
 */
id: string, 
/**
 * Whose it is, if anybody's.
 */
owner: number | null, 
/**
 * How it is drawn.
 */
form: Form, 
/**
 * Its name for people.
 */
label: Text, 
/**
 * How many cards are in it, seen or not.
 */
count: number, 
/**
 * The cards that can be told apart.
 */
cards: Array<Card>, };

/**
 * How a zone is drawn.
 */
export type Form = "row" | "spread" | "pile";

/**
 * A card on the table.
 */
export type Card = { 
/**
 * Its place in the zone.
 */
handle: number, 
/**
 * Its number, if its face is known.
 */
code?: string, 
/**
 * Its name, if its face is known.
 */
name?: Text, 
/**
 * Turned sideways.
 */
turned?: boolean, 
/**
 * Its numbers now.
 */
facts?: Array<Fact>, 
/**
 * Short remarks on it.
 */
badges?: Array<Text>, 
/**
 * What lies under it or on it.
 */
attached?: Array<Card>, 
/**
 * The answers that start from it, as places in the table's `answers`.
 */
answers?: Array<number>, };

/**
 * A number of a card, and what it is made of.
 */
export type Fact = { 
/**
 * Which one, for programs: `power`, `cost`, …
 */
id: string, 
/**
 * What counts now.
 */
now: number, 
/**
 * What is printed.
 */
printed: number, 
/**
 * What it is made of, where it is not just what is printed.
 */
parts?: Array<Part>, };

/**
 * A part of a number.
 */
export type Part = { 
/**
 * Where it comes from.
 */
source: Text, 
/**
 * How much it adds.
 */
amount: number, 
/**
 * The rule behind it.
 */
clause: string, };

/**
 * A card somewhere on the table.
 */
export type Spot = { 
/**
 * The zone, as a place in the table's `zones`.
 */
zone: number, 
/**
 * The card's handle in it.
 */
handle: number, };

/**
 * Something that goes from one card to another.
 */
export type Link = { 
/**
 * What it is, for programs: `attack`, `target`, `block`.
 */
kind: string, 
/**
 * From where.
 */
from: Spot, 
/**
 * To where.
 */
to: Spot, };

/**
 * Something that waits to be carried out.
 */
export type Item = { 
/**
 * What it is.
 */
text: Text, 
/**
 * Whose it is.
 */
seat: number, 
/**
 * The card it comes from, if that is on the table.
 */
card: Spot | null, };

/**
 * The open question.
 */
export type Question = { 
/**
 * Who must answer; nobody where the table goes on by itself.
 */
seat: number | null, 
/**
 * What is asked.
 */
text: Text, 
/**
 * The card text that it comes from.
 */
about?: Text, 
/**
 * The rule that asks.
 */
clause: string, 
/**
 * How fast.
 */
pace: Pace, 
/**
 * The form of the answer, if it is yours to give.
 */
shape?: Shape, 
/**
 * Where some cards are chosen, how many at most.
 */
most?: number, };

/**
 * How fast a question wants its answer.
 */
export type Pace = { "kind": "turn" } | { "kind": "reaction", 
/**
 * The time in milliseconds.
 */
millis: number, } | { "kind": "silent" };

/**
 * The form of an answer.
 */
export type Shape = "act" | "one" | "some" | "yesno" | "number" | "order";

/**
 * An answer that you may give.
 */
export type Answer = { 
/**
 * What is sent back, as it is.
 */
send: unknown, 
/**
 * From the first choice to the last, in words.
 */
path: Array<Text>, 
/**
 * The card that it is aimed at, besides the one that it starts from.
 */
aim?: Spot, };

/**
 * Something for people to read: a Fluent key and what goes into it.
 */
export type Text = { 
/**
 * The key.
 */
key: string, 
/**
 * The arguments by name.
 */
args?: { [key in string]: Arg }, };

/**
 * An argument of a text.
 */
export type Arg = number | string | { 
/**
 * The seat.
 */
seat: number, } | { 
/**
 * The text.
 */
line: Text, } | { 
/**
 * The texts.
 */
lines: Array<Text>, };
