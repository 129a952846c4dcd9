// Matches looked at again: moved along, through other eyes, shared, from files, played on; and the list of one's own.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, tell, test } from './fixtures';
import { begin, concede, playOn, still } from './hands';
import { drawn, type GameId, type Look, STILL, tooWide } from './reader';

/** A match that was given up after so many inputs; gives back its code. */
async function finished(page: Page, game: GameId, inputs: number): Promise<string> {
  await begin(page, game);
  await playOn(page, { until: async () => (await page.evaluate(() => window.line.step)) >= inputs });
  expect(await page.locator('.verdict').count(), 'it is over before that').toBe(0);
  await concede(page);
  await expect(page.locator('.verdict')).toBeVisible();
  return new URL(page.url()).pathname.split('/')[2]!;
}

const line = (page: Page) => page.locator('.replay input[type=range]');
const last = async (page: Page): Promise<number> => Number(await line(page).getAttribute('max'));
/** The moment that is shown, as it is said in any language: the number before that of all. */
const step = async (page: Page): Promise<number> => {
  const said = await page.locator('.where .num').innerText();
  const found = [...said.matchAll(new RegExp(`(\\d+)(?=\\D+${await last(page)}\\b)`, 'g'))];
  return Number(found.at(-1)![1]);
};
/** What is to be seen of a moment. */
const seen = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.replay :is(.board, .hand)')].map((one) => one.innerText).join('\n'),
  );

test('a match is looked at again by keys, through other eyes, shared and played on by somebody else', async ({
  reader,
  fast,
}) => {
  test.setTimeout(90_000);
  const page = await reader(fast, { prefs: STILL });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const code = await finished(page, 'opcg', 40);
  await page.click('.verdict a[href^="/r/"]');
  await expect(line(page)).toBeVisible();
  const all = await last(page);
  expect(all).toBeGreaterThan(10);
  await expect(page.locator('.replay .hold'), 'nothing can be given up here').toHaveCount(0);
  const box = (await line(page).boundingBox())!;
  expect(box.height, 'the line has room for a finger').toBeGreaterThanOrEqual(44);
  await expectAccessible(page, 'a replay (desk)');

  // Steps and turns, by keys.
  for (const [key, at] of [
    ['End', all],
    ['ArrowLeft', all - 1],
    ['Home', 0],
    ['ArrowRight', 1],
    ['ArrowRight', 2],
  ] as const) {
    await page.keyboard.press(key);
    expect(await step(page), key).toBe(at);
  }
  const spoken = (): Promise<string | null> => line(page).getAttribute('aria-valuetext');
  expect(await spoken()).toContain(`step 2 of ${all}`);
  await page.keyboard.press('Home');
  const steps: number[] = [];
  for (let before = -1; before !== (await step(page)) && steps.length < 4;) {
    before = await step(page);
    await page.keyboard.press('ArrowDown');
    steps.push(await step(page));
    const turn = Number(/Turn (\d+)/.exec((await spoken())!)![1]);
    expect(turn, 'each press is a turn on').toBeGreaterThanOrEqual(steps.length);
  }
  expect(steps.length).toBeGreaterThan(1);
  const third = steps[1]!;
  await page.keyboard.press('ArrowUp');
  expect(await step(page), 'a turn back').toBeLessThan(steps.at(-1)!);

  // The slider goes where the pointer is, and the log and the board go along.
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  expect(Math.abs((await step(page)) - all / 2), 'the middle').toBeLessThan(3);
  await page.keyboard.press('Home');
  for (let moves = 0; (await step(page)) < third; moves++) {
    await page.keyboard.press('ArrowRight');
    expect(moves).toBeLessThan(all);
  }
  await expect(page.locator('.rail .log li').last()).toContainText(await page.locator('.where .line').innerText());

  // Through other eyes one sees another hand.
  const own = await page.locator('.hand .qc').count();
  await page.keyboard.press('f');
  await expect(page).toHaveURL(new RegExp(`/r/${code}\\?at=${third}&eyes=1$`));
  const other = await seen(page);
  await page.keyboard.press('f');
  await expect(page).toHaveURL(/eyes=0$/);
  expect(await page.locator('.hand .qc').count()).toBe(own);
  expect(await seen(page), 'and the other one sees something else').not.toBe(other);
  // All hands, and a spectator's, by the sheet.
  await page.getByRole('button', { name: 'Eyes, speed, file' }).click();
  await page.getByLabel('all hands open').check();
  await expectAccessible(page, 'whose eyes');
  await page.keyboard.press('Escape');
  await expect(page.locator('.hands .one')).toHaveCount(2);
  await page.getByRole('button', { name: 'Eyes, speed, file' }).click();
  await page.getByLabel('a spectator').check();
  await page.getByLabel('4×').check();
  await page.keyboard.press('Escape');
  await expect(page.locator('.hand .qc')).toHaveCount(0);
  await expect(page).toHaveURL(/eyes=$/);
  // As a film, until somebody stops it.
  const from = await step(page);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press(' ');
  await expect.poll(() => step(page), 'it goes on by itself').toBeGreaterThan(from + 1);
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();

  // A moment is shared: somebody else sees the same, as these eyes do.
  await page.keyboard.press('f');
  await expect(page.locator('.hand .qc').first()).toBeVisible();
  await page.keyboard.press('s');
  await expect(page.locator('.where .shared')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const at = await step(page);
  expect(link).toBe(`${fast.url}/r/${code}?at=${at}&eyes=0`);
  const guest = await reader(fast, { prefs: STILL, at: new URL(link).pathname + new URL(link).search });
  await expect(line(guest)).toBeVisible();
  await expect.poll(() => step(guest)).toBe(at);
  expect(await seen(guest)).toBe(await seen(page));
  // And plays on from there, in either seat.
  await guest.keyboard.press('p');
  await expect(guest.locator('dialog')).toContainText('unrated');
  await guest.locator('dialog select').selectOption('1');
  await expectAccessible(guest, 'playing on');
  await guest.locator('dialog .btn.pri').click();
  await expect(guest).toHaveURL(/\/t\/[A-Z0-9]+$/);
  expect(new URL(guest.url()).pathname).not.toBe(`/t/${code}`);
  await still(guest);
  await expect(guest.locator('.prompt.mine')).toBeVisible();
  expect(await guest.evaluate(() => window.line.step)).toBeGreaterThanOrEqual(at);
});

test('while a match lasts one’s own eyes can be chosen, and nothing late or typed disturbs what is shown', async ({
  reader,
  fast,
}) => {
  const page = await reader(fast, { prefs: STILL, tolerates: /status of 503/ });
  await begin(page, 'zwo');
  await playOn(page, { until: (acts) => acts >= 4 });
  const code = new URL(page.url()).pathname.split('/')[2]!;
  await page.goto(`${fast.url}/r/${code}?at=1&eyes=`);
  await expect(line(page)).toBeVisible();
  await expect(page.locator('.hand .qc')).toHaveCount(0);

  // The rules beside the board can be searched: what is typed moves nothing.
  await page.click('#tab-rules');
  const field = page.locator('.rail input');
  await field.click();
  await field.pressSequentially('f s pm');
  await page.keyboard.press('Home');
  await page.keyboard.type('a');
  await expect(field).toHaveValue('af s pm');
  expect(await step(page)).toBe(1);
  await expect(page.locator('dialog')).toHaveCount(0);

  // The own seat is offered to whoever looks with a spectator's eyes; what fails after something else was asked for is nothing.
  let fail = (): void => {};
  const held = new Promise<void>((resolve) => (fail = resolve));
  await page.route('**/record?*seat=0*', async (route) => {
    await held;
    await route.fulfill({ status: 503, json: { what: 'away' } });
  });
  await page.getByRole('button', { name: 'Eyes, speed, file' }).click();
  const eyes = page.locator('dialog fieldset').first().locator('input');
  await expect(eyes).toHaveCount(2);
  await Promise.all([page.waitForRequest(/record\?.*seat=0/), eyes.first().check()]);
  const other = page.waitForResponse((answer) => /record\?(?!.*seat)/.test(answer.url()));
  await eyes.nth(1).check();
  await other;
  const late = page.waitForEvent('requestfinished', (request) => /record\?.*seat=0/.test(request.url()));
  fail();
  await late;
  await drawn(page);
  await expect(page.locator('[role=alert]')).toHaveCount(0);
  await expect(line(page)).toBeVisible();
  // In the same way it is there when it comes.
  await page.unroute('**/record?*seat=0*');
  await eyes.first().check();
  await page.keyboard.press('Escape');
  await expect(page.locator('.hand .qc').first()).toBeVisible();
  await expect(page).toHaveURL(/eyes=0$/);

  // Without leave to copy the link can be read, and nothing says that it was copied.
  await page.evaluate(() =>
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new Error('no leave')) },
    }),
  );
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press('s');
  await expect(page.locator('dialog input')).toHaveValue(`${fast.url}/r/${code}?at=1&eyes=0`);
  await expect(page.locator('.where .shared')).toHaveCount(0);
  await expectAccessible(page, 'a link to be read');
});

const PHONES: Required<Look>[] = [
  { size: 'phone360', theme: 'day', lang: 'it' },
  { size: 'landscape', theme: 'night', lang: 'ja' },
  { size: 'phone', theme: 'night', lang: 'zh-Hant' },
];
test('on a phone too, where moving is instant; what is not there is said', async ({ reader, fast }) => {
  const player = await reader(fast, { prefs: STILL });
  const code = await finished(player, 'zwo', 30);
  const said: string[] = [];
  for (const look of PHONES) {
    const page = await reader(fast, { ...look, at: `/r/${code}?at=3&eyes=0`, tolerates: /status of 404/ });
    await expect(line(page)).toBeVisible();
    expect(await step(page)).toBe(3);
    expect((await line(page).boundingBox())!.height).toBeGreaterThanOrEqual(44);
    const tight = await page.locator('.controls button').evaluateAll(
      (all) =>
        all.filter((one) => {
          const { left, right, width, height } = one.getBoundingClientRect();
          return width < 44 || height < 43.5 || left < 0 || right > innerWidth || one.scrollWidth > one.clientWidth + 1;
        }).length,
    );
    expect(tight, 'buttons that are too small, or cut').toBe(0);
    expect(await tooWide(page), 'sideways scroll').toBeLessThanOrEqual(0);
    await expectAccessible(page, `a replay (${look.size})`);
    // Every step takes so long until it stands in the page.
    const times = await page.evaluate(() => {
      const slider = document.querySelector<HTMLInputElement>('.replay input[type=range]')!;
      const took: number[] = [];
      for (let at = 0; at <= Number(slider.max); at++) {
        const begun = performance.now();
        slider.value = String(at);
        slider.dispatchEvent(new Event('input', { bubbles: true }));
        void document.querySelector<HTMLElement>('.board')!.offsetHeight;
        took.push(performance.now() - begun);
      }
      return took.sort((one, two) => one - two);
    });
    said.push(
      `${look.size} half within ${times[times.length >> 1]!.toFixed(1)}, all within ${times.at(-1)!.toFixed(1)} ms`,
    );
    expect(await step(page)).toBe(await last(page));
    await page.locator('.controls').getByRole('button').nth(5).click();
    await expect(page.locator('dialog fieldset')).toHaveCount(2);
    await expectAccessible(page, `whose eyes (${look.size})`);
    await page.goto(`${fast.url}/r/NOPE`);
    await expect(page.locator('[role=alert]')).toBeVisible();
    await expectAccessible(page, `no such match (${look.size})`);
    await page.context().close();
  }
  tell(`a step of a replay: ${said.join('; ')}`);
});

test('a file of a match is shown wherever it is dropped, and played on; any other file is refused', async ({
  reader,
  fast,
}) => {
  const page = await reader(fast, { prefs: STILL, tolerates: /status of 422/ });
  const code = await finished(page, 'zwo', 10);
  await page.goto(`${fast.url}/r/${code}?at=2&eyes=0`);
  await page.getByRole('button', { name: 'Eyes, speed, file' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Save the match as a file' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`${code}.qdreplay`);
  const path = await download.path();

  /** Drops a file on whatever page is there. */
  const drop = async (bytes: number[], name: string): Promise<void> => {
    const data = await page.evaluateHandle(
      ({ bytes, name }) => {
        const data = new DataTransfer();
        data.items.add(new File([new Uint8Array(bytes)], name));
        return data;
      },
      { bytes, name },
    );
    await page.dispatchEvent('body', 'drop', { dataTransfer: data });
  };
  const bytes = [...readFileSync(path)];
  await page.goto(fast.url);
  await drop(bytes, 'anything.txt');
  await expect(page, 'what has another name is nothing to show').toHaveURL(`${fast.url}/`);
  await drop(bytes, 'match.qdreplay');
  await expect(line(page)).toBeVisible();
  await expect(page).toHaveURL(/\/r(\?|$)/);
  await expect(page.locator('.replay .who .n')).toContainText('Player 1');
  await page.keyboard.press('End');
  expect(await step(page)).toBe(await last(page));
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('p');
  await page.locator('dialog .btn.pri').click();
  await expect(page).toHaveURL(/\/t\/[A-Z0-9]+$/);
  // Not a match, and a button for another one.
  await page.goto(`${fast.url}/r`);
  await expect(page.getByText('Open a match from a file')).toBeVisible();
  await expectAccessible(page, 'a place for files');
  await page.setInputFiles('input[type=file]', {
    name: 'other.qdreplay',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from('no match'),
  });
  await expect(page.locator('[role=alert]')).toContainText('no recorded match');
  await page.setInputFiles('input[type=file]', path);
  await expect(line(page)).toBeVisible();
});

test('one’s own matches are listed, with how they ended and the way back', async ({ reader, fast }) => {
  const page = await reader(fast, { size: 'phone360', prefs: STILL });
  await page.click('a[href="/games"]');
  await expect(page.getByText('No matches yet')).toBeVisible();
  await expectAccessible(page, 'no matches of one’s own');
  await page.click('.mine a.btn.pri');
  const code = await finished(page, 'opcg', 3);
  await page.goto(fast.url);
  await begin(page, 'zwo');
  await page.locator('.table > .bar .ib').first().click();
  await page.click('.menu a[href="/games"]');
  const rows = page.locator('.mine li');
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(0).locator('.how')).toHaveText('Running');
  await expect(rows.nth(1).locator('.how')).toHaveText('Lost');
  await expect(rows.nth(1)).toContainText('with Bosun');
  expect(await tooWide(page), 'sideways scroll').toBeLessThanOrEqual(0);
  await expectAccessible(page, 'one’s own matches');
  await rows.nth(1).locator('a').click();
  await expect(page).toHaveURL(new RegExp(`/r/${code}\\?`));
  await expect(line(page)).toBeVisible();
  await page.goBack();
  await rows.nth(0).locator('a').click();
  await expect(page.locator('.table .prompt.mine')).toBeVisible();
});

test('earlier matches of one’s own are read on from where the server says', async ({ reader, fast }) => {
  const page = await reader(fast, { prefs: STILL });
  const seats = [
    { kind: 'person', name: 'Ada' },
    { kind: 'mate', name: 'Bosun' },
  ];
  const match = (code: string) => ({
    code,
    game: 'opcg',
    opened: 1,
    ended: 2,
    seats,
    seat: 0,
    over: true,
    places: [1, 2],
  });
  const asked: (string | null)[] = [];
  await page.route('**/api/matches*', async (route) => {
    const before = new URL(route.request().url()).searchParams.get('before');
    asked.push(before);
    // There may be fewer than usual, and none at all, and still more before them.
    const pages = { first: [['AAAA'], '7/x'], '7/x': [[], 5], 5: [['BBBB', 'CCCC'], null] } as const;
    const [codes, next] = pages[(before ?? 'first') as keyof typeof pages];
    await route.fulfill({ json: { matches: codes.map(match), next } });
  });
  await page.evaluate(() => localStorage.setItem('quarterdeck.guest', JSON.stringify({ token: 'x', name: 'Ada' })));
  await page.goto(`${fast.url}/games`);
  const rows = page.locator('.mine li');
  const earlier = page.getByRole('button', { name: 'Earlier' });
  await expect(rows).toHaveCount(1);
  await earlier.click();
  await expect.poll(() => asked.length).toBe(2);
  await expect(earlier).toBeEnabled();
  await earlier.click();
  await expect(rows).toHaveCount(3);
  await expect(earlier).toHaveCount(0);
  expect(asked).toEqual([null, '7/x', '5']);
});
