// What the tests share: servers, readers whose consoles must be quiet, and words about what was measured.
import { test as base, expect, type Page } from '@playwright/test';
import { type Choices, open, violations } from './reader';
import { type Server, type Start, startServer } from './server';

export { expect };

export interface Expected {
  /** What the console may complain about, because the test wants it. */
  tolerates?: RegExp;
}

interface Mine {
  /** A page of a new reader. After the test its console must have complained about nothing. */
  reader(server: Server, choices?: Choices & Expected): Promise<Page>;
  /** A server of the test's own. */
  serve(start?: Start): Promise<Server>;
}
interface Shared {
  /** A server on which everything that waits for people happens at once. */
  fast: Server;
  /** A server at the pace of people. */
  fair: Server;
}

async function during(start: Start, use: (server: Server) => Promise<void>): Promise<void> {
  const server = await startServer(start);
  await use(server);
  await server.stop();
  server.clean();
}

export const test = base.extend<Mine, Shared>({
  fast: [({}, use) => during({ args: ['--at-once'] }, use), { scope: 'worker' }],
  fair: [({}, use) => during({}, use), { scope: 'worker' }],

  serve: async ({}, use) => {
    const servers: Server[] = [];
    await use(async (start) => {
      const server = await startServer(start);
      servers.push(server);
      return server;
    });
    for (const server of servers) await server.stop();
    for (const server of servers) server.clean();
  },

  // After it the servers go: a page whose server is away complains.
  reader: async ({ browser, serve: _ }, use) => {
    const readers: { page: Page; complaints: string[]; tolerates?: RegExp }[] = [];
    await use(async (server, { tolerates, ...choices } = {}) => {
      const complaints: string[] = [];
      const page = await open(browser, server, choices, complaints);
      readers.push({ page, complaints, tolerates });
      return page;
    });
    const complaints = readers.flatMap(({ complaints, tolerates }) =>
      complaints.filter((text) => !tolerates?.test(text)),
    );
    for (const { page } of readers) await page.context().close();
    expect(complaints, 'what consoles complain about').toEqual([]);
  },
});

/** Puts something measured into the log of the tests. */
export const tell = (words: string): void => console.log(`        ${words}`);

export async function expectAccessible(page: Page, where: string): Promise<void> {
  expect(await violations(page), `axe, ${where}`).toEqual([]);
}
