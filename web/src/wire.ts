// Generated from crates/wire by `make generate`. A test fails where it is out of date.

/** The version of the protocol. */
export const VERSION = 2;

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
id: number, } | { "type": "wait", 
/**
 * Its number.
 */
id: number, } | { "type": "seat", 
/**
 * Its number.
 */
id: number, 
/**
 * Which seat.
 */
seat: number, 
/**
 * Who is to sit there.
 */
who: Sitter, } | { "type": "seats", 
/**
 * Its number.
 */
id: number, 
/**
 * How many.
 */
count: number, } | { "type": "deck", 
/**
 * Its number.
 */
id: number, 
/**
 * The deck.
 */
deck: string, } | { "type": "deal", 
/**
 * Its number.
 */
id: number, 
/**
 * Who takes the free seats.
 */
fill: SeatKind, } | { "type": "claim", 
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
at: Stops, } | { "type": "hold", 
/**
 * After how many inputs the page saw the table.
 */
step: number, } | { "type": "tempo", 
/**
 * How fast.
 */
at: Tempo, } | { "type": "hurry", 
/**
 * After how many inputs the page saw the table.
 */
step: number, } | { "type": "resync", 
/**
 * How many events it has.
 */
have: number, } | { "type": "language", 
/**
 * `en`, `ja`, `zh-Hant` or `it`.
 */
lang: string, };

/**
 * In which windows somebody wants to be asked. Against bots alone any other is passed for them at once. Between people every window
 * is open for a time that is drawn before anybody looks at a hand, and passed at its end unless it is held (OP-8.4.8, ZW-17.18).
 */
export type Stops = "answers" | "attacks" | "all" | "next-turn" | "never";

/**
 * Who is to sit in a seat: nobody yet (`open`), or a bot.
 */
export type Sitter = { 
/**
 * Nobody yet, or which bot. A person sits down by themselves.
 */
kind: SeatKind, 
/**
 * The bot's deck, a starter's name or a list; otherwise one of the starters by chance.
 */
deck?: string, 
/**
 * How fast it answers; otherwise as the people at the table wish.
 */
tempo?: Tempo, };

/**
 * How fast a bot answers.
 */
export type Tempo = "instant" | "brisk" | "calm";

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
 * The game, by the id that `/api/games` tells.
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
 * Whether the viewer may fill and empty seats and deal.
 */
host?: boolean, 
/**
 * In how many milliseconds the next round is dealt by itself.
 */
next_round?: number, 
/**
 * The clock that runs.
 */
clock: Clock | null, 
/**
 * On what terms your last act can be taken back.
 */
take_back: TakeBack, 
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
 * The rules of the windows that were passed for you since you last acted, because there was nothing to answer or you do not
 * want to be asked.
 */
passed: string[], 
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
 * The act, from the first choice to the last.
 */
path: Array<Step>, 
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
 * Something that happened, as one viewer saw it.
 */
export type Event = { 
/**
 * The input that caused it, counted from 1; 0 is the deal.
 */
step: number, 
/**
 * What it is.
 */
kind: EventKind, 
/**
 * In words.
 */
text: Text, 
/**
 * The rule behind it.
 */
clause: string, 
/**
 * How a log tells it.
 */
telling: Telling, 
/**
 * Whose doing it is, or whom it befalls.
 */
seat: number | null, 
/**
 * The codes of the cards that it speaks of.
 */
cards?: Array<string>, 
/**
 * What has ended with it, and how.
 */
ending?: Ending, };

/**
 * How something has ended.
 */
export type Ending = { 
/**
 * What has ended.
 */
of: Whole, 
/**
 * By what kind of thing.
 */
kind: EndingKind, 
/**
 * Who has won; nobody in a draw.
 */
winners: Array<number>, 
/**
 * How, in one sentence with what decided it.
 */
how: Text, 
/**
 * How far the match has come, where it is more than one game.
 */
course?: Course, 
/**
 * How everybody stands, where something is counted.
 */
scores?: Array<Score>, };

/**
 * What has ended.
 */
export type Whole = "round" | "game" | "match";

/**
 * By what kind of thing it has ended. The kinds are the same for all games, so that a page can draw each of them once.
 */
export type EndingKind = "last-hit" | "effect-damage" | "deck-out" | "effect" | "both-lost" | "concession" | "agreed-draw" | "nobody-can-act" | "loop" | "captain-defeated" | "goal-reached" | "sudden-death" | "turn-limit" | "time" | "games-won" | "emptied-hand" | "rounds-played" | "points-reached" | "round-limit" | "last-one-in";

/**
 * How far a match has come: round 3 of 5, game 2 of a best of three.
 */
export type Course = { 
/**
 * Which round or game it was, from 1.
 */
number: number, 
/**
 * What the match is played for.
 */
goal: Goal, };

/**
 * What a match is played for, and how much of it.
 */
export type Goal = { 
/**
 * What.
 */
kind: GoalKind, 
/**
 * How much of it.
 */
count: number, };

/**
 * What a match is played for.
 */
export type GoalKind = "played" | "wins" | "points" | "stay";

/**
 * How one seat stands.
 */
export type Score = { 
/**
 * The seat.
 */
seat: number, 
/**
 * Its place, 1 is best; equals share it.
 */
place: number, 
/**
 * What this round or game brought it, where points are written down for it.
 */
points?: number, 
/**
 * What it has altogether, where points are written down.
 */
total?: number, 
/**
 * Games won, where games are counted.
 */
won?: number, 
/**
 * The codes of the cards that it had left, where those are counted and everybody sees them.
 */
cards?: Array<string>, };

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
ready: boolean, 
/**
 * The deck, a starter's name or a list, where the viewer may know it: a bot's, and their own.
 */
deck?: string, 
/**
 * How fast the bot answers, where its seat says it.
 */
tempo?: Tempo, };

/**
 * On what terms a seat may take its last act back.
 */
export type TakeBack = "free" | "ask" | "never";

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
 * Which time it is.
 */
kind: ClockKind, };

/**
 * Which time runs.
 */
export type ClockKind = "own" | "window" | "held";

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
why?: Text, 
/**
 * What the table ended it by, where it was not the cards: a seat lost it so. What the rules say stands in the last event.
 */
forfeit?: Forfeit, 
/**
 * How long it took from the deal to the end, in milliseconds, where that is known.
 */
length?: number, };

/**
 * How a seat lost a match outside of its cards.
 */
export type Forfeit = { 
/**
 * Which seat.
 */
seat: number, 
/**
 * How.
 */
by: ForfeitBy, 
/**
 * In words.
 */
text: Text, };

/**
 * How a seat loses a match outside of its cards.
 */
export type ForfeitBy = "clock" | "absence";

/**
 * Some moments of a match: a thousand at most, one after the other.
 */
export type Record = { 
/**
 * The game, by the id that `/api/games` tells.
 */
game: string, 
/**
 * Who sat there; the page has names for seats where nobody knows.
 */
seats: Array<Sat>, 
/**
 * Through whose eyes; none for a spectator's.
 */
eyes: number | null, 
/**
 * Whether it is over, so that it can be seen through all eyes and played on.
 */
over: boolean, 
/**
 * How many inputs the match has.
 */
steps: number, 
/**
 * How many inputs came before these moments.
 */
from: number, 
/**
 * The table after those.
 */
first: Table, 
/**
 * What each further input changed at the table.
 */
changes: unknown[], 
/**
 * What happened with these inputs; in the first part, from the deal on.
 */
events: Array<Event>, };

/**
 * Somebody who sat at a table.
 */
export type Sat = { 
/**
 * The name.
 */
name: string, 
/**
 * Who it was.
 */
kind: SeatKind, };

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
agreement: Array<Step> | null, 
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
 * Where in the match: round, colour in force, direction.
 */
phase: Array<Phase>, 
/**
 * Who sits where.
 */
plates: Array<Plate>, 
/**
 * Where cards lie.
 */
zones: Array<Zone>, 
/**
 * What goes from card to card: attacks, targets.
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
 * What the viewer may send.
 */
answers: Array<Answer>, 
/**
 * What the viewer may try at any time. It is there whether or not it would succeed, so it tells nothing.
 */
tries: Array<Answer>, };

/**
 * Where in the match: a turn, a phase, the colour in force.
 */
export type Phase = { 
/**
 * In words.
 */
text: Text, } & ({ "kind": "round" } | { "kind": "turn" } | { "kind": "step" } | { "kind": "score" } | { "kind": "budget" } | { "kind": "colour", 
/**
 * Which.
 */
colour: Colour | null, } | { "kind": "direction", 
/**
 * Which.
 */
turning: Turning, } | { "kind": "battle" } | { "kind": "waiting" } | { "kind": "time" });

/**
 * What a line about where the match stands tells.
 */
export type PhaseKind = { "kind": "round" } | { "kind": "turn" } | { "kind": "step" } | { "kind": "score" } | { "kind": "budget" } | { "kind": "colour", 
/**
 * Which.
 */
colour: Colour | null, } | { "kind": "direction", 
/**
 * Which.
 */
turning: Turning, } | { "kind": "battle" } | { "kind": "waiting" } | { "kind": "time" };

/**
 * A seat's plate.
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
badges: Array<Badge>, };

/**
 * A number beside a seat.
 */
export type Counter = { 
/**
 * What it counts.
 */
kind: CounterKind, 
/**
 * The same in words, with the number in it.
 */
label: Text, 
/**
 * How many.
 */
value: number, };

/**
 * What a number beside a seat counts.
 */
export type CounterKind = "life" | "hand" | "deck" | "discards" | "mana" | "points" | "losses" | "won" | "other";

/**
 * A place for cards.
 */
export type Zone = { 
/**
 * Its name for layouts.
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
cards: Array<Card>, 
/**
 * How many cards will be dealt here, as long as none are.
 */
coming?: number, };

/**
 * How a zone is drawn.
 */
export type Form = "row" | "spread" | "pile";

/**
 * A card on the table.
 */
export type Card = { 
/**
 * Its place in the zone. UNO's cards cannot be told apart but by their faces, so nothing follows one card.
 */
index: number, 
/**
 * Its code, if its face is known.
 */
code?: string, 
/**
 * Its name, if its face is known.
 */
name?: Text, 
/**
 * How many cards lie here as one; left out where it is one.
 */
count?: number, 
/**
 * Turned sideways: rested, REST.
 */
turned?: boolean, 
/**
 * Its numbers now.
 */
facts?: Array<Fact>, 
/**
 * Short remarks on it.
 */
badges?: Array<Badge>, 
/**
 * What lies under it or on it: given DON!!, Life cards.
 */
attached?: Array<Card>, 
/**
 * The answers that start from it, as places in [`Table::answers`].
 */
answers?: Array<number>, };

/**
 * A short remark on a card or a seat.
 */
export type Badge = { 
/**
 * In words.
 */
text: Text, } & ({ "kind": "copy" } | { "kind": "fact" } | { "kind": "keyword", 
/**
 * Its name for programs.
 */
name: string, } | { "kind": "colour", 
/**
 * Which.
 */
colour: Colour, } | { "kind": "given", 
/**
 * How many.
 */
count: number, } | { "kind": "lies" } | { "kind": "fresh" } | { "kind": "attacker" } | { "kind": "target" } | { "kind": "known" } | { "kind": "drawn" } | { "kind": "owner", 
/**
 * The seat.
 */
seat: number, } | { "kind": "place" } | { "kind": "spent" } | { "kind": "pending" } | { "kind": "seat" });

/**
 * What a remark is about.
 */
export type BadgeKind = { "kind": "copy" } | { "kind": "fact" } | { "kind": "keyword", 
/**
 * Its name for programs.
 */
name: string, } | { "kind": "colour", 
/**
 * Which.
 */
colour: Colour, } | { "kind": "given", 
/**
 * How many.
 */
count: number, } | { "kind": "lies" } | { "kind": "fresh" } | { "kind": "attacker" } | { "kind": "target" } | { "kind": "known" } | { "kind": "drawn" } | { "kind": "owner", 
/**
 * The seat.
 */
seat: number, } | { "kind": "place" } | { "kind": "spent" } | { "kind": "pending" } | { "kind": "seat" };

/**
 * A number of a card, and what it is made of.
 */
export type Fact = { 
/**
 * Which one.
 */
kind: FactKind, 
/**
 * What counts now.
 */
now: number, 
/**
 * What is printed.
 */
printed: number, 
/**
 * What it is made of, where it is not just what is printed; the printed number comes first, and they add up to `now`
 * unless a rule keeps it from falling below 0.
 */
parts?: Array<Part>, };

/**
 * A number of a card.
 */
export type FactKind = "cost" | "power" | "counter" | "life" | "critical" | "damage" | "points" | "revive";

/**
 * A part of a number.
 */
export type Part = { 
/**
 * Where it comes from: the card's own print, another card, a rule.
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
 * A card somewhere on the table: its zone as a place in [`Table::zones`], its index there.
 */
export type Spot = { 
/**
 * The zone.
 */
zone: number, 
/**
 * The card.
 */
index: number, };

/**
 * Something that goes from one card to another.
 */
export type Link = { 
/**
 * What it is.
 */
kind: LinkKind, 
/**
 * From where.
 */
from: Spot, 
/**
 * To where.
 */
to: Spot, };

/**
 * What goes from one card to another.
 */
export type LinkKind = "attack" | "block" | "target";

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
 * Which question it is, by the name that scenarios have for it.
 */
ask: string, 
/**
 * What is asked.
 */
text: Text, 
/**
 * The card text that it comes from, if it comes from one.
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
 * The form of the answer, if it is the viewer's to give.
 */
shape?: Shape, 
/**
 * Where some cards are chosen, how many at most.
 */
most?: number, 
/**
 * What happens if nothing is added, if it is the viewer's to answer.
 */
stake?: Stake, };

/**
 * What happens if nothing is added to the answer.
 */
export type Stake = { 
/**
 * In words, with the numbers.
 */
text: Text, 
/**
 * What that means to whoever is asked.
 */
tone: Tone, };

/**
 * What a stake means to whoever is asked.
 */
export type Tone = "good" | "even" | "bad";

/**
 * How fast a question wants its answer. Data only: the engine has no clock.
 */
export type Pace = { "kind": "turn" } | { "kind": "reaction", 
/**
 * It lasts at least so long.
 */
least: number, 
/**
 * It lasts at most so long, unless it is held.
 */
most: number, 
/**
 * It lasts so long from then on once it is held, where no clock runs.
 */
held: number, } | { "kind": "silent", 
/**
 * How long a bot's next turn waits, in milliseconds.
 */
bot_waits: number, 
/**
 * How long a person's next turn waits, in milliseconds.
 */
person_waits: number, };

/**
 * The form of an answer.
 */
export type Shape = "act" | "pick-one" | "pick-some" | "yes-no" | "number" | "order";

/**
 * An answer that the viewer may give.
 */
export type Answer = { 
/**
 * What is sent back, as it is.
 */
send: unknown, 
/**
 * What it is in the course of the game.
 */
role: Role, 
/**
 * How much it binds.
 */
weight: Weight, 
/**
 * The answer that a careful player gives without looking at the cards; at most one has it.
 */
gold?: boolean, 
/**
 * It would come to nothing but being used up: its card is not pointed at.
 */
idle?: boolean, 
/**
 * From the first choice to the last.
 */
path: Array<Step>, 
/**
 * The card that it is aimed at, besides the one that it starts from.
 */
aim?: Spot, };

/**
 * How much an answer binds.
 */
export type Weight = "free" | "usual" | "grave";

/**
 * What an answer is in the course of the game.
 */
export type Role = "act" | "pick" | "accept" | "decline" | "pass" | "settle" | "end" | "draw" | "catch" | "accuse" | "cancel" | "concede" | "table";

/**
 * One step on the way to an answer.
 */
export type Step = { 
/**
 * In words.
 */
text: Text, 
/**
 * What it names, where that is more than a card.
 */
names?: Named, };

/**
 * What a step of an answer names, where that is more than a card.
 */
export type Named = { "colour": Colour } | { "number": number } | { "seat": number } | { "call": Call };

/**
 * What is called out along with a card.
 */
export type Call = "made" | "silent";

/**
 * A colour, as cards have them.
 */
export type Colour = "red" | "green" | "blue" | "yellow" | "purple" | "black" | "white" | "grey";

/**
 * Which way the turn goes round.
 */
export type Turning = "clockwise" | "counter-clockwise";

/**
 * What happened.
 */
export type EventKind = "round" | "turn" | "draw" | "play" | "use" | "attack" | "damage" | "leave" | "call" | "end" | "other";

/**
 * How a log tells an event.
 */
export type Telling = "each" | "counted" | "implied";

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
