// The table as the page holds it: what the server said last, and what the player has narrowed down so far.
import { flushSync } from 'svelte';
import { tableOf } from '../../games/registry';
import type { Answer, Event, Problem, Question, Reason, Role, Shape, Table, Text, Update, Zone } from '../../wire';
import { me } from '../api';
import { spoken } from '../calls';
import { frame } from '../frame.svelte';
import {
  type Branch,
  branches,
  cardAt,
  type CardKey,
  type Choice,
  choicesOf,
  isPlate,
  keyAt,
  keyOf,
  left,
  type Narrowed,
  NOTHING,
  tap,
  trailTo,
  zoneKey,
} from '../narrow';
import { prefs, tempo } from '../prefs.svelte';
import { reuse } from '../reuse';
import { type Arrangement, Line, type Question as Asking, type Reply, type Status } from '../socket';
import { lookForNewer, version } from '../version.svelte';
import { say } from '../voice.svelte';
import type { Names } from '../words';
import { Guard } from './guard.svelte';

/** Something that was not possible, and why. */
export interface WhyNot {
  card: CardKey | null;
  reasons: Problem[];
}

/** Cards on their way, while the table changes under them. */
export interface Stage {
  /** Before the table changes; without a table nothing will move. */
  before(table: Table | null): void;
  /** After it has changed. */
  after(table: Table): void;
  /** Ends whatever moves. */
  finish(): void;
}

/**
 * Answers that have a place of their own, or are the table's to give. Accusations are offered as tries at any time; among the
 * answers, where only a right one stands, they would be a hint.
 */
const ELSEWHERE: Role[] = ['concede', 'table', 'catch', 'accuse'];

/** So long a grave answer stays armed, in milliseconds. */
const ARMED = 3_000;

export class TableStore {
  readonly code: string;
  /** Whether somebody plays here; a recorded match is only looked at. */
  readonly plays: boolean = true;
  readonly #line: Line;
  /** What moves cards on screen; without it they are simply where they are. */
  stage: Stage | null = null;
  /** Who has just come in sees the table as it is, without motion. */
  #arriving = true;
  status = $state.raw<Status>({ kind: 'connecting' });
  game = $state('');
  seat = $state<number | null>(null);
  update = $state.raw<Update | null>(null);
  events = $state.raw<Event[]>([]);
  /** When the last update came, for clocks that run on. */
  at = $state(0);
  busy = $state(false);

  /** The parts of an answer that has begun, the card each came from, and the question for which cards were picked. */
  parts = $state.raw<{ send: unknown; key: CardKey | null; picks: string | null }[]>([]);
  /** The table as it would be after them. */
  #explored = $state.raw<Table | null>(null);
  /** The question that is answered in the order in which it stands, and how much of it was left. */
  #inOrder: { ask: string; count: number } | null = null;
  narrowed = $state.raw<Narrowed>(NOTHING);
  /** Whether the next card is played with a call. */
  calling = $state(false);
  /** The grave answer that was given once, and the card it came from: the next time it is given, for a while. */
  armed = $state.raw<{ answer: Answer; from: CardKey | null } | null>(null);
  #disarm: ReturnType<typeof setTimeout> | undefined;
  readonly guard = new Guard();
  whyNot = $state.raw<WhyNot | null>(null);
  trouble = $state.raw<Text | null>(null);
  /** The card in the inspector, and the one that is looked at closely. */
  inspected = $state<CardKey | null>(null);
  zoomed = $state<CardKey | null>(null);
  /** Where focus stands in each zone, so that a zone is one stop. */
  roving = $state<Record<string, CardKey>>({});
  /** The pile that is looked through. */
  browsed = $state<string | null>(null);
  /** The line of the log that is pointed at: its cards are ringed. */
  told = $state.raw<Event | null>(null);

  readonly table = $derived<Table | null>(this.#explored ?? this.update?.table ?? null);
  readonly #seatNames = $derived(this.update?.seats.map(({ name }) => name).join('\n') ?? '');
  readonly names = $derived<Names>({ names: this.#seatNames ? this.#seatNames.split('\n') : [], you: this.seat });
  readonly isOver = $derived(this.update?.verdict != null);
  readonly isMine = $derived(this.seat !== null && this.update?.table.question?.seat === this.seat);
  readonly question = $derived<Question | null>(this.table?.question ?? null);
  readonly shape = $derived<Shape | undefined>(this.isMine ? this.question?.shape : 'act');
  readonly choices = $derived.by<Choice[]>(() => {
    if (!this.table || this.seat === null) return [];
    const all = choicesOf(this.table).filter(({ answer }) => !ELSEWHERE.includes(answer.role));
    return tableOf(this.game).calls ? spoken(all, this.calling) : all;
  });
  readonly left = $derived(left(this.choices, this.narrowed));
  /** Cards that a tap would begin with. */
  readonly able = $derived(new Set(this.choices.flatMap(({ starts }) => starts)));
  /** Those of them with which something would be done. */
  readonly #busy = $derived(new Set(this.choices.flatMap(({ answer, starts }) => (answer.idle ? [] : starts))));
  /** Whether the question is about what can be done with the hand: then what cannot be used is shown so. */
  readonly asksHand = $derived(
    this.isMine && (this.shape === 'act' || [...this.able].some((key) => key.startsWith(`${this.seat}/hand/`))),
  );
  /** Cards between which something goes. */
  readonly linked = $derived.by(() => {
    const { table } = this;
    const ends = table?.links.flatMap(({ from, to }) => [keyAt(table, from), keyAt(table, to)]) ?? [];
    return new Set(ends);
  });
  /** What the buttons offer: with a card chosen its acts, otherwise the acts without a card. */
  readonly branches = $derived.by<Branch[]>(() => {
    if (this.narrowed.from !== null || this.narrowed.trail.length) return branches(this.left, this.narrowed.trail);
    // Yes and no are two buttons, whatever card they are about.
    return branches(
      this.choices.filter(({ starts }) => starts.every(isPlate) || this.shape === 'yes-no'),
      [],
    );
  });
  /** Cards that would be hit, and players who can be chosen; a colour is named before. */
  readonly targets = $derived(
    new Set(
      this.narrowed.from === null || this.branches.some(({ names }) => names && 'colour' in names)
        ? []
        : this.left.flatMap(({ aims }) => aims.filter((key) => !this.narrowed.aims.includes(key))),
    ),
  );

  constructor(code: string) {
    this.code = code;
    this.#line = new Line(code, {
      have: () => this.events.length,
      token: async () => (await me()).token,
      lang: () => prefs.lang,
      welcome: ({ game, seat }) => {
        this.game = game;
        this.seat = seat;
        this.#arriving = true;
        if (seat === null) return;
        if (prefs.stops !== 'answers') this.#line.tell({ type: 'stops', at: prefs.stops });
        this.#line.tell({ type: 'tempo', at: tempo() });
      },
      update: (update) => this.#take(update),
      status: (status) => {
        if (status.kind === 'live' && this.status.kind === 'lost') void lookForNewer();
        this.status = status;
      },
      trouble: ({ text }) => (this.trouble = text),
    });
  }

  connect(): void {
    this.status = { kind: 'connecting' };
    void this.#line.connect();
  }

  /** Comes in anew: somebody has just sat down. */
  again(): void {
    this.#line.renew();
  }

  end(): void {
    this.#line.end();
    version.playing = false;
  }

  speak(lang: string): void {
    this.#line.tell({ type: 'language', lang });
    // What has begun is told anew as well.
    if (this.parts.length) void this.#try('options', this.parts);
  }

  stops(at: Update['stops']): void {
    this.#line.tell({ type: 'stops', at });
  }

  /** How fast bots answer from now on. */
  tempo(): void {
    if (this.seat !== null) this.#line.tell({ type: 'tempo', at: tempo() });
  }

  /** Does not wait for what moves, nor for the bot that is about to answer. */
  hurry(): void {
    this.stage?.finish();
    if (this.seat !== null && this.update && !this.isMine && !this.isOver)
      this.#line.tell({ type: 'hurry', step: this.update.step });
  }

  #take(update: Update): void {
    if (update.from > this.events.length) {
      this.#line.tell({ type: 'resync', have: this.events.length });
      return;
    }
    performance.mark('qd:update');
    // What was narrowed down stays while the question is the same.
    const stays = this.update?.step === update.step;
    this.stage?.before(this.#arriving ? null : this.table);
    this.#arriving = false;
    flushSync(() => {
      this.events = [...this.events.slice(0, update.from), ...update.events];
      this.update = reuse(this.update, update);
      this.at = performance.now();
      version.playing = this.seat !== null && update.verdict === null;
      if (!stays) this.#forget();
      if (!stays && this.isMine) this.guard.asked();
    });
    // Laid out as well: reading a box makes the browser finish it.
    void document.querySelector<HTMLElement>('.board')?.offsetHeight;
    this.stage?.after(update.table);
    performance.measure('qd:draw', 'qd:update');
    if (!stays) this.#goOnInOrder();
  }

  #forget(): void {
    this.parts = [];
    this.#explored = null;
    this.narrowed = NOTHING;
    this.whyNot = null;
    this.browsed = null;
    this.armed = null;
  }

  say(text: Text): string {
    return say(text, this.names);
  }

  /** How a card, or a player's plate, stands to what is being chosen. */
  stateOf(key: CardKey): 'chosen' | 'target' | 'able' | '' {
    const { from, aims } = this.narrowed;
    if (from === key || aims.includes(key) || this.parts.some((part) => part.key === key)) return 'chosen';
    if (this.targets.has(key)) return 'target';
    return this.#busy.has(key) && from === null ? 'able' : '';
  }

  /** What keeps a card from lying among equal ones as one of them. */
  apart(key: CardKey): string {
    const state = this.stateOf(key);
    return state === 'chosen' || this.linked.has(key) ? key : state;
  }

  /** The card's name as it is shown. */
  nameOf(key: CardKey): string | undefined {
    const name = this.table && cardAt(this.table, key)?.card.name;
    return name ? this.say(name) : undefined;
  }

  /** Shows a card in full: beside the table where there is room, otherwise over it. */
  look(key: CardKey | null): void {
    if (frame.rail) this.inspected = key;
    else this.zoomed = key;
  }

  focused(zone: Zone, key: CardKey): void {
    this.roving[zoneKey(zone)] = key;
    this.inspected = key;
  }

  /** Whether the card where focus stood is still in its zone. */
  rovingIn(zone: Zone): boolean {
    const key = this.roving[zoneKey(zone)];
    return key !== undefined && zone.cards.some((card) => keyOf(zone, card.index) === key);
  }

  /** The window that is open and one's own, unless it is held already. */
  readonly window = $derived.by(() => {
    const { clock } = this.update ?? {};
    return clock?.kind === 'window' && clock.seat === this.seat && !this.isOver ? clock : null;
  });

  /** Asks for time in the window that is open. Whoever begins an answer has asked for it as well. */
  holdOpen(): void {
    if (this.window && this.update) this.#line.tell({ type: 'hold', step: this.update.step });
  }

  tap(key: CardKey): void {
    this.stage?.finish();
    if (this.busy || this.seat === null || !this.guard.taps) return;
    if (this.able.has(key)) this.holdOpen();
    const picked = this.parts.findIndex((part) => part.key === key);
    if (picked >= 0)
      return void this.#try(
        'options',
        this.parts.filter((_, place) => place !== picked),
      );
    const meant = tap(this.choices, this.narrowed, key, this.shape);
    if (meant.do === 'send') void this.send(meant.answer, key);
    else if (meant.do === 'narrow') this.narrowed = meant.to;
    else if (meant.do === 'drop') this.narrowed = NOTHING;
    else void this.why(key);
  }

  /** A card is dropped on another one, or on nothing in particular. */
  drop(from: CardKey, onto: CardKey | null): void {
    if (!this.guard.taps) return void (this.narrowed = NOTHING);
    const mine = left(this.choices, { ...NOTHING, from });
    const aimed =
      onto === null ? mine.filter(({ aims }) => !aims.length) : mine.filter(({ aims }) => aims.includes(onto));
    if (aimed.length === 1) void this.send(aimed[0]!.answer, from);
    else if (aimed.length) this.narrowed = { from, trail: [], aims: onto === null ? [] : [onto] };
    else this.narrowed = NOTHING;
  }

  /** Whether an answer wants a second thought. */
  isGrave = ({ weight }: Answer): boolean => prefs.confirm && weight === 'grave';

  /** The first time a grave answer is given it is only armed. */
  #arms(answer: Answer, key: CardKey | null): boolean {
    clearTimeout(this.#disarm);
    const isArmed = this.isArmed(answer);
    this.armed = null;
    if (!this.isGrave(answer) || isArmed) return false;
    this.armed = { answer, from: key };
    this.#disarm = setTimeout(() => (this.armed = null), ARMED);
    return true;
  }

  isArmed = ({ send }: Answer): boolean =>
    this.armed !== null && JSON.stringify(this.armed.answer.send) === JSON.stringify(send);

  press(branch: Branch): void {
    if (this.busy || !this.guard.answers) return;
    this.holdOpen();
    if (branch.choices.length === 1) void this.send(branch.choices[0]!.answer, this.narrowed.from);
    else this.narrowed = { ...this.narrowed, trail: trailTo(branch) };
  }

  /** Whether what is asked for is an order and nothing else: each card, or each act, is one choice. */
  readonly isOrder = $derived.by(() => {
    const { size } = this.able;
    return (
      this.shape === 'order' &&
      this.choices.length > 1 &&
      (size === 0 || size === this.choices.length) &&
      !this.parts.length
    );
  });

  /** Leaves what is to be put in order as it stands. */
  takeInOrder(): void {
    if (!this.isOrder || !this.question) return;
    const { question, choices } = this;
    void this.send(choices[0]!.answer, null);
    this.#inOrder = { ask: question.ask, count: choices.length };
  }

  /** One after the other is asked for: what was left is taken as well, until something else is asked. */
  #goOnInOrder(): void {
    const before = this.#inOrder;
    this.#inOrder = null;
    if (before && this.question?.ask === before.ask && this.choices.length < before.count) this.takeInOrder();
  }

  /** Steps back: a label, a card, a part. */
  cancel(): void {
    if (this.armed) this.armed = null;
    else if (this.whyNot) this.whyNot = null;
    else if (this.browsed) this.browsed = null;
    else if (this.narrowed !== NOTHING) this.narrowed = NOTHING;
    else if (this.parts.length) void this.#try('options', this.parts.slice(0, -1));
  }

  /** The cards picked so far for the open question, in order. */
  readonly picked = $derived(
    this.parts.filter(({ picks }) => picks !== null && picks === this.question?.ask).map(({ key }) => key),
  );

  get canCancel(): boolean {
    return this.narrowed !== NOTHING || this.parts.length > 0;
  }

  /** Gives an answer, or the next part of one: a beginning is answered with what may follow. */
  async send(answer: Answer, key: CardKey | null): Promise<void> {
    this.#inOrder = null;
    if (this.#arms(answer, key)) return;
    const picks = this.shape === 'act' ? null : (this.question?.ask ?? null);
    await this.#try('act', [...this.parts, { send: answer.send, key, picks }]);
  }

  async #try(type: 'act' | 'options', parts: TableStore['parts']): Promise<void> {
    if (!parts.length) return this.#forget();
    const step = this.update?.step ?? 0;
    this.busy = true;
    try {
      const said = await this.#line.ask({ type, step, parts: parts.map(({ send }) => send) });
      if (said.type === 'done') this.calling = false;
      else if (said.type !== 'choices') this.#refused(said);
      else if (said.table && step === this.update?.step) {
        this.parts = parts;
        this.#explored = said.table;
        this.narrowed = NOTHING;
        this.whyNot = null;
      }
    } finally {
      this.busy = false;
    }
  }

  #refused(reply: Reply): void {
    if (reply.type === 'refused') this.#explain(null, reply.why);
    else if (reply.type === 'trouble') this.trouble = reply.text;
  }

  #explain(card: CardKey | null, why: Reason): void {
    this.whyNot = { card, reasons: [{ path: [], cards: [], why }] };
  }

  /** Asks why nothing can be done with a card, or at all. */
  async why(card: CardKey | null): Promise<void> {
    if (!this.table || this.seat === null) return;
    const said = await this.#line.ask({ type: 'why' });
    if (said.type !== 'reasons') return this.#refused(said);
    const { table } = this;
    const of = ({ cards }: Problem): boolean => card === null || cards.some((spot) => keyAt(table, spot) === card);
    const seen = new Set<string>();
    const reasons = said.reasons.filter((problem) => {
      const text = this.say(problem.why.text);
      if (!of(problem) || seen.has(text)) return false;
      seen.add(text);
      return true;
    });
    this.whyNot = { card, reasons };
  }

  async #plain(asking: Asking): Promise<void> {
    const said = await this.#line.ask(asking);
    if (said.type !== 'done') this.#refused(said);
  }

  concede = (): Promise<void> => this.#plain({ type: 'concede' });
  takeBack = (): Promise<void> => this.#plain({ type: 'take-back' });
  consent = (yes: boolean): Promise<void> => this.#plain({ type: 'consent', yes });
  ready = (): Promise<void> => this.#plain({ type: 'ready' });
  wait = (): Promise<void> => this.#plain({ type: 'wait' });
  claim = (): Promise<void> => this.#plain({ type: 'claim' });
  /** Wants to end a match that the server cannot carry on. */
  endWithoutResult = (): Promise<void> => this.#plain({ type: 'end' });
  /** Changes the seats before the deal, or deals; what speaks against it comes back. */
  async arrange(wanted: Arrangement): Promise<{ text: Text; clause?: string } | null> {
    const said = await this.#line.ask(wanted);
    if (said.type === 'refused') return said.why;
    return said.type === 'trouble' ? { text: said.text } : null;
  }
  propose = (answer: Answer): Promise<void> =>
    this.#plain({ type: 'propose', step: this.update?.step ?? 0, part: answer.send });

  /** What may always be tried, whether or not it would succeed. */
  async try(answer: Answer): Promise<void> {
    await this.#plain({ type: 'act', step: this.update?.step ?? 0, parts: [answer.send] });
  }
}
