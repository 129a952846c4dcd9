// What goes over the line of a page, kept in the page itself: so a test knows when nothing is on its way.
import type { Answer, FromServer, ToServer, Weight } from '../src/wire';

export interface Watched {
  /** Whether the page has come in and everything that it asked is answered. */
  quiet(): boolean;
  /** After how many inputs the page saw the table. */
  step: number;
  /** Whose turn it is to answer; null where the table goes on by itself. */
  asked: number | null | 'over';
  /** What the page has said, in order. */
  said: ToServer[];
  /** The answers that it gave, with what the table said of them. */
  gave: { text: string; weight: Weight }[];
}

declare global {
  interface Window {
    line: Watched;
  }
}

/**
 * Runs in a page before its scripts. A test that routes sockets puts a class of its own in place of `WebSocket`, in front of this
 * one: that is then watched instead, because what the page hears is what counts.
 */
export function watchLine(): void {
  const watched = (Socket: typeof WebSocket): typeof WebSocket => {
    const open = new Set<number>();
    let live = false;
    let sockets = 0;
    window.line = { quiet: () => live && !open.size, step: -1, asked: null, said: [], gave: [] };
    let answers: Answer[] = [];
    const line = window.line;
    return class extends Socket {
      constructor(url: string | URL, protocols?: string | string[]) {
        super(url, protocols);
        const number = ++sockets;
        open.clear();
        live = false;
        this.addEventListener('message', ({ data }: MessageEvent<string>) => {
          const message = JSON.parse(data) as FromServer;
          if (message.type === 'welcome') live = true;
          else if (message.type === 'update') {
            line.step = message.step;
            answers = message.table.answers;
            line.asked = message.verdict ? 'over' : (message.table.question?.seat ?? null);
          } else if (message.id !== undefined) open.delete(message.id);
          if (message.type === 'choices' && message.table) answers = message.table.answers;
        });
        // Whoever comes in anew hears of the old socket's end only after the new one's welcome.
        this.addEventListener('close', () => {
          if (number === sockets) live = false;
        });
      }
      override send(data: string): void {
        const message = JSON.parse(data) as ToServer;
        if ('id' in message) open.add(message.id);
        line.said.push(message);
        if (message.type === 'act') {
          const given = JSON.stringify(message.parts.at(-1));
          const answer = answers.find(({ send }) => JSON.stringify(send) === given);
          if (answer) line.gave.push({ text: given, weight: answer.weight });
        }
        super.send(data);
      }
    };
  };
  let now = watched(window.WebSocket);
  Object.defineProperty(window, 'WebSocket', {
    configurable: true,
    get: () => now,
    set: (Socket: typeof WebSocket) => (now = watched(Socket)),
  });
}
