// The line to a table. It comes back by itself, asks again what was not answered, and never has an effect twice.
import type { Close, FromServer, ToServer, Update } from '../wire';
import { VERSION } from '../wire';

type With<K extends ToServer['type']> = Extract<ToServer, { type: K }>;
/** What is said before the cards are dealt. */
type Arranging = 'seat' | 'seats' | 'deck' | 'deal';
type Asking = With<
  | 'act'
  | 'options'
  | 'why'
  | 'concede'
  | 'take-back'
  | 'propose'
  | 'consent'
  | 'ready'
  | 'wait'
  | 'claim'
  | 'end'
  | Arranging
>;
type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;
export type Question = WithoutId<Asking>;
export type Arrangement = WithoutId<With<Arranging>>;
export type Reply = Extract<FromServer, { id?: number }>;
export type Welcome = Extract<FromServer, { type: 'welcome' }>;

export type Status =
  { kind: 'connecting' } | { kind: 'live' } | { kind: 'lost'; since: number } | { kind: 'closed'; why: Close };

export interface Hooks {
  /** How many events there are already. */
  have(): number;
  token(): Promise<string>;
  lang(): string;
  welcome(message: Welcome): void;
  update(update: Update): void;
  status(status: Status): void;
  trouble(message: Extract<FromServer, { type: 'trouble' }>): void;
}

const CLOSES: Close[] = [
  'no-hello',
  'version',
  'token',
  'table',
  'too-long',
  'too-fast',
  'too-many',
  'malformed',
  'replaced',
  'stopping',
  'on-hold',
];
/** After these it makes no sense to come back by itself. */
const FINAL: Close[] = ['version', 'token', 'table', 'replaced', 'on-hold'];

export function closeOf(code: number): Close | null {
  return CLOSES[code - 4000] ?? null;
}

/** How long to wait before the next try: soon at first, then more patiently, never all at the same moment. */
export function backoff(tries: number, chance = Math.random()): number {
  const base = Math.min(5000, 250 * 2 ** tries);
  return base * (0.7 + 0.6 * chance);
}

export class Line {
  #socket: WebSocket | null = null;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #next = 1;
  #welcomed = false;
  #ended = false;
  #lost = 0;
  readonly #open = new Map<number, { message: ToServer; answer: (reply: Reply) => void }>();

  constructor(
    readonly code: string,
    readonly hooks: Hooks,
  ) {
    addEventListener('online', this.#wake);
    document.addEventListener('visibilitychange', this.#wake);
  }

  async connect(): Promise<void> {
    clearTimeout(this.#timer);
    if (this.#ended) return;
    const token = await this.hooks.token().catch(() => null);
    if (this.#ended) return;
    if (token === null) return this.#again();
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/ws`);
    this.#socket = socket;
    socket.onopen = () => {
      const { code: table, hooks } = this;
      this.#put({ type: 'hello', version: VERSION, token, table, lang: hooks.lang(), have: hooks.have() });
    };
    socket.onmessage = (event: MessageEvent<string>) => this.#hear(JSON.parse(event.data) as FromServer);
    socket.onclose = (event) => this.#closed(socket, event.code);
  }

  /** Comes in by a new door, for instance because somebody has sat down since. */
  renew(): void {
    const old = this.#socket;
    this.#socket = null;
    this.#welcomed = false;
    old?.close();
    void this.connect();
  }

  /** Leaves the table for good. */
  end(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
    removeEventListener('online', this.#wake);
    document.removeEventListener('visibilitychange', this.#wake);
    this.#socket?.close();
  }

  /** Asks, or does; the answer comes even if the line breaks in between. */
  ask(question: Question): Promise<Reply> {
    const id = this.#next++;
    const message = { ...question, id } as ToServer;
    return new Promise((answer) => {
      this.#open.set(id, { message, answer });
      if (this.#welcomed) this.#put(message);
    });
  }

  /** Says what needs no answer; lost with the line. */
  tell(message: With<'stops' | 'tempo' | 'hold' | 'hurry' | 'resync' | 'language'>): void {
    if (this.#welcomed) this.#put(message);
  }

  #put(message: ToServer): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #hear(message: FromServer): void {
    switch (message.type) {
      case 'welcome':
        this.#welcomed = true;
        this.#tries = 0;
        this.#lost = 0;
        this.#next = Math.max(this.#next, message.last + 1);
        this.hooks.welcome(message);
        this.hooks.status({ kind: 'live' });
        for (const { message } of this.#open.values()) this.#put(message);
        return;
      case 'update':
        return this.hooks.update(message);
      default: {
        const id = message.id;
        const open = id === undefined ? undefined : this.#open.get(id);
        if (id !== undefined && open) {
          this.#open.delete(id);
          open.answer(message);
        } else if (message.type === 'trouble') {
          this.hooks.trouble(message);
        }
      }
    }
  }

  #closed(socket: WebSocket, code: number): void {
    if (socket !== this.#socket || this.#ended) return;
    this.#welcomed = false;
    this.#socket = null;
    const why = closeOf(code);
    if (why && FINAL.includes(why)) return this.hooks.status({ kind: 'closed', why });
    if (why === 'too-fast' || why === 'too-many') this.#tries = Math.max(this.#tries, 4);
    this.#again();
  }

  #again(): void {
    this.#lost ||= Date.now();
    this.hooks.status({ kind: 'lost', since: this.#lost });
    this.#timer = setTimeout(() => void this.connect(), backoff(this.#tries++));
  }

  /** The network or the reader is back: no reason to wait any longer. */
  #wake = (): void => {
    if (!this.#lost || this.#ended || document.hidden || this.#socket) return;
    void this.connect();
  };
}
