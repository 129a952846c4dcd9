// A recorded match as the table's parts are drawn from: they do not know that nobody answers here.
import { flushSync } from 'svelte';
import type { CardKey } from '../lib/narrow';
import { TableStore } from '../lib/store/table.svelte';
import { t } from '../lib/voice.svelte';
import type { SeatState, Table, Update } from '../wire';
import { isWhole, type Moments, next, ticks } from './moments';
import { type Eyes, read, type Source } from './source';

/** Nothing of a running table. */
const NOTHING_RUNS = {
  from: 0,
  events: [],
  clock: null,
  take_back: 'never',
  agreements: [],
  proposal: null,
  stops: 'answers',
  passed: [],
  claimable: null,
  verdict: null,
  next: null,
} satisfies Partial<Update>;

/** A table at which nobody is asked for an answer. */
const watched = (table: Table): Table =>
  table.question ? { ...table, question: { ...table.question, shape: undefined } } : table;

export class ReplayStore extends TableStore {
  readonly source: Source;
  override readonly plays = false;
  moments = $state.raw<Moments | null>(null);
  eyes = $state<Eyes>(null);
  step = $state(0);
  /** The reader's own seat, as soon as it is known. */
  yours = $state<number | null>();
  readonly ticks = $derived(this.moments ? ticks(this.moments) : []);
  readonly last = $derived(this.moments?.steps ?? 0);
  readonly turn = $derived(this.ticks[this.step]?.turn ?? 0);
  /** The last line that the log tells of this moment. */
  readonly line = $derived(this.events.findLast(({ step, telling }) => step === this.step && telling !== 'implied'));
  /** Where in the match, in words. Some games count no turns. */
  readonly where = $derived(
    this.ticks.at(-1)?.turn
      ? t('replay-where', { turn: this.turn, step: this.step, steps: this.last })
      : t('replay-step', { step: this.step, steps: this.last }),
  );
  /** How many events there are up to each moment. */
  readonly #told = $derived.by(() => {
    const told = new Array<number>(this.last + 1).fill(0);
    for (const { step } of this.moments?.events ?? []) if (step < told.length) told[step]!++;
    for (let step = 1; step < told.length; step++) told[step]! += told[step - 1]!;
    return told;
  });
  #asked = 0;
  /** Where to stand as soon as it has come in. */
  #going: number | null = null;

  constructor(source: Source) {
    super('code' in source ? source.code : '');
    this.source = source;
  }

  /** Reads the match through these eyes, and stands at this moment of it as soon as that is there. */
  async watch(eyes: Eyes, at: number, lang: string): Promise<void> {
    const asked = ++this.#asked;
    this.#going = at;
    await read(this.source, eyes, lang, (moments) => {
      if (asked !== this.#asked) return;
      this.eyes = eyes;
      this.seat = eyes === 'all' ? 0 : eyes;
      this.game = moments.game;
      this.moments = moments;
      const to = this.#going ?? this.step;
      this.show(to);
      // A long match comes in parts: whoever has moved meanwhile stays there.
      this.#going = to < moments.tables.length || isWhole(moments) ? null : to;
    });
  }

  /** Shows a moment; one step on is told with motion. */
  show(step: number): void {
    const { moments } = this;
    if (!moments) return;
    this.#going = null;
    const at = Math.max(0, Math.min(step, moments.tables.length - 1));
    const table = watched(moments.tables[at]!);
    this.stage?.before(this.update && at === this.step + 1 ? this.table : null);
    flushSync(() => {
      this.step = at;
      this.events = moments.events.slice(0, this.#told[at]);
      this.update = { ...NOTHING_RUNS, step: at, table, seats: this.#seats(moments) };
      this.told = null;
    });
    this.stage?.after(table);
  }

  #seats({ seats }: Moments): SeatState[] {
    const name = (given: string, seat: number): string => given || t('replay-seat', { number: seat + 1 });
    return seats.map((sat, seat) => ({
      name: name(sat.name, seat),
      kind: sat.kind,
      presence: 'here',
      left: null,
      ready: false,
    }));
  }

  stepBy(by: 1 | -1): void {
    this.show(this.step + by);
  }

  turnBy(by: 1 | -1): void {
    this.show(next(this.ticks, this.step, by, ({ begins }) => begins));
  }

  nextHit(): void {
    this.show(next(this.ticks, this.step, 1, ({ hurt }) => hurt));
  }

  // Nobody answers here: what would begin an answer shows the card.
  override tap(key: CardKey): void {
    super.look(key);
  }
  override drop(): void {}
  override press(): void {}
  override holdOpen(): void {}
  override connect(): void {}
  override async why(): Promise<void> {}
  override speak(): void {}
}
