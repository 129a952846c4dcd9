// Servers of the tests' own.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Server {
  url: string;
  folder: string;
  port: number;
  stop(): Promise<void>;
  /** Forgets its database. */
  clean(): void;
}

export interface Start {
  /** The folder of the page that it shows; null for the one that the program carries. */
  page?: string | null;
  args?: string[];
  folder?: string;
  port?: number;
}

/** Starts a server on a free port with a database of its own. It shows the page it carries, or the one in the folder PAGE. */
export async function startServer({ page, args = [], folder, port = 0 }: Start = {}): Promise<Server> {
  const binary = process.env.QUARTERDECK;
  if (!binary || !existsSync(binary)) throw new Error('QUARTERDECK must be the path of the server binary');
  const home = folder ?? mkdtempSync(join(tmpdir(), 'quarterdeck-'));
  const shown = page === undefined ? process.env.PAGE : page;
  const child = spawn(
    binary,
    [
      'serve',
      ...['--addr', `127.0.0.1:${port}`],
      ...['--database', `sqlite:${join(home, 'e2e.db')}`],
      ...['--panics', join(home, 'panics')],
      ...['--rate', '500'],
      ...['--lang', 'en'],
      ...(shown ? ['--page', shown] : []),
      ...args,
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const url = await new Promise<string>((resolve, reject) => {
    let said = '';
    const hear = (bytes: Buffer): void => {
      said += String(bytes);
      const found = /http:\/\/[\d.:]+/.exec(said);
      if (found) resolve(found[0]);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.on('error', reject);
    child.on('exit', (code) => reject(new Error(`the server ended with ${code}: ${said}`)));
  });
  const stop = (): Promise<void> =>
    new Promise((resolve) => {
      if (child.exitCode !== null || child.signalCode !== null) return resolve();
      child.once('exit', () => resolve());
      child.kill('SIGTERM');
    });
  return {
    url,
    folder: home,
    port: Number(new URL(url).port),
    stop,
    clean: () => rmSync(home, { recursive: true, force: true }),
  };
}
