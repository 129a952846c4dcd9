// Whole matches through the page.
import type { Page } from '@playwright/test';
import { expect, expectAccessible, tell, test } from './fixtures';
import { allStill, begin, beginUno, bothPlay, concede, pair, playOn, shown, still } from './hands';
import { type GameId, GAMES, type Size, STILL } from './reader';

async function expectEnd(page: Page): Promise<void> {
  await expect(page.locator('.verdict h2')).toBeVisible();
  expect(await page.locator('.verdict .cl').count(), 'the end names its clause').toBeGreaterThan(0);
}

/** In which windows whole matches are played: MATRIX=full plays every game in each of them. */
const FRAMES: Size[] = ['phone', 'landscape', 'desk'];
const USUAL: Record<GameId, Size> = { opcg: 'desk', uno: 'landscape', zwo: 'phone', mm25: 'phone' };
const matches = GAMES.flatMap((game) =>
  (process.env.MATRIX === 'full' ? FRAMES : [USUAL[game]]).map((size) => ({ game, size })),
);

for (const { game, size } of matches) {
  test(`a whole match of ${game} against a bot (${size})`, async ({ reader, fast }) => {
    test.setTimeout(200_000);
    const page = await reader(fast, { size });
    if (game === 'uno') await beginUno(page, { seats: 2, rounds: 1 });
    else await begin(page, game);
    const acts = await playOn(page, { seconds: 150 });
    await expectEnd(page);
    tell(`${acts} clicks`);
  });
}

for (const [game, size] of [
  ['uno', 'phone'],
  ['opcg', 'desk'],
] as const) {
  test(`a game of which the page knows nothing but rows is played: ${game} (${size})`, async ({ reader, fast }) => {
    test.setTimeout(200_000);
    const page = await reader(fast, { size });
    await page.route('**/api/games?*', async (route) => {
      const answer = await route.fetch();
      const games = (await answer.json()) as object[];
      await route.fulfill({ response: answer, json: games.map((about) => ({ ...about, layout: 'rows' })) });
    });
    await page.reload();
    if (game === 'uno') await beginUno(page, { seats: 3, rounds: 1 });
    else await begin(page, game);
    await expect(page.locator('.rows .rowside.me')).toBeVisible();
    const acts = await playOn(page, { seconds: 150 });
    await expect(page.locator('.verdict h2')).toBeVisible();
    tell(`${acts} clicks`);
  });
}

// The example of a fifth game: the program of the tests has it, and the page has never heard of it.
for (const size of ['phone', 'desk'] as const) {
  test(`a game that the page has never heard of is played (${size})`, async ({ reader, fast }) => {
    test.setTimeout(200_000);
    const page = await reader(fast, { size });
    await begin(page, 'harbour');
    await expect(page.locator('.rows .rowside.me')).toBeVisible();
    await expectAccessible(page, `harbour, ${size}`);
    const acts = await playOn(page, { seconds: 150 });
    await expectEnd(page);
    tell(`${acts} clicks`);
  });
}

for (const game of GAMES) {
  test(`two people play ${game}, one reloads in the middle, and they play again`, async ({ reader, fast }) => {
    const { one, two, link } = await pair(reader, fast, game, { size: 'phone', lang: 'it' });
    await bothPlay(one, two, 14);
    const before = await shown(one);
    await one.reload();
    await expect(one.locator('.table .prompt .lead')).toBeVisible();
    await allStill(one, two);
    expect(await shown(one), 'after the reload').toBe(before);
    await bothPlay(one, two, 10);
    if (!(await one.locator('.verdict').count())) {
      await concede(one);
    }
    for (const page of [one, two]) await expect(page.locator('.verdict')).toBeVisible();
    for (const page of [one, two]) await page.click('.verdict button.btn.pri');
    // Both are taken to the new table.
    for (const page of [one, two]) {
      await expect(page).not.toHaveURL(new RegExp(`${link}$`));
      await expect(page.locator('.table .prompt .lead')).toBeVisible();
    }
  });
}

test('a whole match by keyboard only', async ({ reader, fast }) => {
  test.setTimeout(200_000);
  const page = await reader(fast);
  // From the top of the page to the button.
  const button = page.locator('.p-mm25 .btn.pri');
  const isThere = (): Promise<boolean> => button.evaluate((one) => one === document.activeElement);
  for (let tabs = 0; tabs < 40 && !(await isThere()); tabs++) await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('.table .prompt.mine')).toBeVisible();
  const end = Date.now() + 150_000;
  let keys = 0;
  const press = async (...all: string[]): Promise<void> => {
    for (const key of all) {
      keys++;
      await page.keyboard.press(key);
    }
  };
  for (await still(page); !(await page.locator('.verdict').count()); await still(page)) {
    if (Date.now() > end) throw new Error(`no end after ${keys} keys: ${await page.locator('.prompt').innerText()}`);
    const now = await page.evaluate(() => ({
      chosen: document.querySelector('.acts .x') !== null,
      targets: document.querySelectorAll('.target').length,
      able: document.querySelectorAll('.can:is(.qc, .mn, .dons)').length,
      many: document.querySelector('.tray .many .btn') !== null,
      buttons: [...document.querySelectorAll('.acts .btn:not(.x):not(.fix):not(.gh):not([disabled])')].length,
    }));
    if (now.many) {
      while (!(await page.evaluate(() => document.activeElement?.closest('.tray .many')))) await press('Tab');
      await press('Enter');
    } else if (now.chosen && now.targets) await press('n', 'Enter');
    else if (now.chosen && now.buttons) await press(String(1 + Math.floor(Math.random() * now.buttons)));
    else if (now.able && Math.random() < 0.75)
      await press(...Array<string>(1 + Math.floor(Math.random() * now.able)).fill('n'), 'Enter');
    else if (now.buttons) await press(String(1 + Math.floor(Math.random() * now.buttons)));
    else await press('Escape');
  }
  tell(`${keys} keys`);
});

test('UNO with ten seats', async ({ reader, fast }) => {
  for (const size of ['phone360', 'desk'] satisfies Size[]) {
    const page = await reader(fast, { size });
    await beginUno(page, { seats: 10, rounds: 5 });
    await expect(page.locator('.seats > li'), 'nine others sit there').toHaveCount(9);
    const steady = new Set<string>();
    await playOn(page, {
      until: async (acts) => {
        // The buttons are always there, and never look different.
        const looks = await page.evaluate(() =>
          [...document.querySelectorAll<HTMLButtonElement>('.acts .fix')]
            .slice(0, 2)
            .map((one) => `${one.innerText}/${one.disabled}/${one.className.replace(' on', '')}`)
            .join(),
        );
        if (looks) steady.add(looks);
        return acts >= 25;
      },
    });
    expect([...steady].slice(1), `Catch and Call change from ${[...steady][0]}`).toEqual([]);
    const overlap = await page.evaluate(() => {
      const boxes = [...document.querySelectorAll('.seats .seat')].map((one) => one.getBoundingClientRect());
      return boxes.some((a, place) =>
        boxes
          .slice(place + 1)
          .some((b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1),
      );
    });
    expect(overlap, 'a plate covers another').toBe(false);
    await page.context().close();
  }
});

test('a catch and a call can be pressed at any time', async ({ reader, fast }) => {
  const page = await reader(fast, { prefs: STILL });
  await begin(page, 'uno');
  await page.click('.acts .fix:has-text("last card")');
  await expect(page.locator('.acts .fix[aria-pressed=true]'), 'the call is armed').toHaveCount(1);
  await playOn(page, { until: (acts) => acts >= 3 });
  await page.click('.acts .fix:has-text("Forgot")');
  await expect(
    page
      .locator('.whynot')
      .or(page.locator('.log', { hasText: 'Catch,' }))
      .first(),
  ).toBeVisible();
});

test('somebody watches', async ({ reader, fast }) => {
  const page = await reader(fast, { prefs: STILL });
  await begin(page, 'opcg');
  await playOn(page, { until: (acts) => acts >= 6 });
  const watcher = await reader(fast, { size: 'phone', at: new URL(page.url()).pathname, lang: 'ja' });
  await expect(watcher.locator('.table .badge').first()).toBeVisible();
  await expect(watcher.locator('.table .prompt .lead')).toBeVisible();
  expect(await watcher.locator('.acts .btn').count(), 'no buttons for those who watch').toBe(0);
  expect(await watcher.locator('.hand .hit-area').count(), 'no hand is seen').toBe(0);
  expect(await watcher.locator('.qc.can').count(), 'nothing glows for those who watch').toBe(0);
});

test('a card is played by dragging it onto the board', async ({ reader, fast }) => {
  const page = await reader(fast, { prefs: STILL });
  await begin(page, 'uno');
  await still(page);
  const able = page.locator('.table:has(.prompt.mine) .hand .qc.can');
  if (!(await able.count())) await playOn(page, { until: () => able.count() });
  const hand = page.locator('.hand .hit-area');
  const before = await hand.count();
  const card = await able.first().boundingBox();
  const ring = await page.locator('.ring').boundingBox();
  if (!card || !ring) throw new Error('the card or the ring is not drawn');
  await page.mouse.move(card.x + 14, card.y + 30);
  await page.mouse.down();
  await page.mouse.move(card.x + 40, card.y - 60, { steps: 4 });
  await expect(page.locator('.qc.drag'), 'it is dragged').toHaveCount(1);
  await page.mouse.move(ring.x + ring.width / 2, ring.y + ring.height / 2, { steps: 4 });
  await page.mouse.up();
  // A wild asks for a colour first.
  await expect(async () => {
    expect((await hand.count()) !== before || (await page.locator('.acts .x').count()) > 0).toBe(true);
  }).toPass();
});

test('an act is taken back', async ({ reader, fast }) => {
  const page = await reader(fast, { prefs: STILL });
  await begin(page, 'opcg');
  /** Everything that can be pointed at, and the question. */
  const look = (): Promise<string[]> =>
    page.evaluate(() => [
      document.querySelector<HTMLElement>('.prompt .lead')?.innerText ?? '',
      ...[...document.querySelectorAll('.hand .hit-area, .side.me .hit-area')].map(
        (one) => one.getAttribute('aria-label') ?? '',
      ),
    ]);
  const step = (): Promise<number> => page.evaluate(() => window.line.step);
  const back = page.locator('.prompt .q .ib');
  await still(page);
  for (let before = await look(); ; before = await look()) {
    const at = await step();
    await playOn(page, { until: async () => (await step()) !== at });
    expect(await page.locator('.verdict').count(), 'it is over before anything could be taken back').toBe(0);
    await shown(page);
    if ((await back.count()) && String(await look()) !== String(before)) {
      await back.click();
      await expect.poll(look, 'the table is as it was').toEqual(before);
      return;
    }
  }
});
