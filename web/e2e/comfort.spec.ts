// What makes it pleasant: settings, sound, motion, a close look, keys, confirmation, longer words.
import type { Page } from '@playwright/test';
import { expect, tell, test } from './fixtures';
import { begin, playOn, shown, still } from './hands';
import { drawn, STILL, tooWide } from './reader';

declare global {
  interface Window {
    tones: number;
    flights: number;
  }
}

/** Opens the settings beside a table. */
const openSettings = (page: Page): Promise<void> => page.locator('.table > .bar .ib').last().dispatchEvent('click');

test('what cannot be answered is passed at once, unless the player wishes to be asked', async ({ reader, fast }) => {
  test.setTimeout(300_000);
  const page = await reader(fast);
  await begin(page, 'zwo');
  const slip = page.locator('.prompt .passed');
  let told = '';
  /** Windows in which nothing but passing was possible, and the player was asked all the same. */
  let forced = 0;
  const look = async (): Promise<void> => {
    forced += await page.evaluate(() => {
      const asked = document.querySelector<HTMLElement>('.prompt.mine .lead')?.innerText ?? '';
      const buttons = document.querySelectorAll('.prompt .acts .btn:not(.whyb):not(.hold)').length;
      return Number(asked.startsWith('FREE') && buttons === 1 && document.querySelectorAll('.can').length === 0);
    });
    if (!told && (await slip.count())) {
      told = await slip.innerText();
      await slip.locator('.more').click();
      await expect(slip.locator('.more')).toHaveCount(0);
    }
  };
  await playOn(page, { look, until: () => told !== '', seconds: 120 });
  expect(told).toMatch(/^Passed for you: .*ZW-17/s);
  expect(forced, 'where only passing is possible nobody is asked').toBe(0);
  await openSettings(page);
  await expect(page.locator('.settings input[name=stops][value=all]')).toBeChecked();
  await page.click('.sheet header .ib');
  await playOn(page, { look, until: () => forced > 0, seconds: 120 });
});

test('what is to be put in order is left as it stands with one button, or tapped one by one', async ({
  reader,
  fast,
}) => {
  test.setTimeout(300_000);
  const page = await reader(fast, { prefs: STILL });
  const order = page.locator('.prompt.mine[data-shape=order]');
  const cards = page.locator('.tray .qc.can');
  // Matches with cards that are looked at and put back, until some are.
  const found = async (): Promise<boolean> => (await order.count()) > 0 && (await cards.count()) >= 3;
  while (!(await found())) {
    if (await page.locator('main, .verdict').count()) {
      await page.goto(fast.url);
      await page.click('.p-opcg .sq');
      await page.click('.newtable label:has(input[value=bot])');
      await page.selectOption('.deck select', 'ST-05');
      await page.click('.newtable .btn.pri');
      await expect(page.locator('.table .prompt.mine')).toBeVisible();
    }
    await playOn(page, { until: found, seconds: 240 });
  }
  const many = await cards.count();
  await cards.locator('.hit-area').first().click();
  await expect(cards).toHaveCount(many - 1);
  await page.click('.acts .btn:has-text("In this order")');
  await expect(order).toHaveCount(0);
  tell(`${many} cards`);
});

test('sounds are made when they are asked for', async ({ reader, fast }) => {
  const tones = async (sound: boolean): Promise<number> => {
    const page = await reader(fast, { prefs: { sound } });
    await page.addInitScript(() => {
      window.tones = 0;
      const create = AudioContext.prototype.createOscillator;
      AudioContext.prototype.createOscillator = function () {
        window.tones++;
        return create.call(this);
      };
    });
    await page.reload();
    await begin(page, 'uno');
    await playOn(page, { until: (acts) => acts >= 3 });
    return page.evaluate(() => window.tones);
  };
  expect(await tones(false), 'it is silent until asked').toBe(0);
  expect(await tones(true), 'and sounds then').toBeGreaterThan(0);
});

test('cards travel when they may, and stay where they are when they may not', async ({ reader, fast }) => {
  for (const [motion, least, most] of [
    ['normal', 3, Infinity],
    ['off', 0, 0],
  ] as const) {
    const page = await reader(fast, { prefs: { motion } });
    await page.addInitScript(() => {
      window.flights = 0;
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (...args) {
        window.flights += this.closest('.flights') ? 1 : 0;
        return animate.apply(this, args);
      };
    });
    await page.reload();
    await begin(page, 'opcg');
    await playOn(page, { until: (acts) => acts >= 12 });
    const flights = await page.evaluate(() => window.flights);
    expect(flights, `flights with motion ${motion}`).toBeGreaterThanOrEqual(least);
    expect(flights, `flights with motion ${motion}`).toBeLessThanOrEqual(most);
    await expect(page.locator('.flights .qc')).toHaveCount(0);
    // Who comes in sees the table as it is.
    await page.reload();
    await expect(page.locator('.table .prompt .lead')).toBeVisible();
    expect(await page.evaluate(() => window.flights), 'coming in moves nothing').toBe(0);
  }
});

test('a card is looked at closely: by a long press, by pointing, by key', async ({ reader, fast }) => {
  const phone = await reader(fast, { size: 'phone', prefs: STILL });
  await begin(phone, 'opcg');
  await playOn(phone, { until: () => phone.locator('.hand .qc').count() });
  await shown(phone);
  const box = await phone.locator('.hand .qc').first().boundingBox();
  if (!box) throw new Error('no card is drawn');
  const finger = await phone.context().newCDPSession(phone);
  const touchPoints = [{ x: box.x + 18, y: box.y + 50 }];
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await expect(phone.locator('.sheet .insp h2')).toBeVisible();
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  expect(await phone.locator('.acts .x').count(), 'a long press is no tap').toBe(0);
  await phone.click('.sheet header .ib');
  const desk = await reader(fast, { prefs: STILL });
  await begin(desk, 'opcg');
  await playOn(desk, { until: async () => (await desk.locator('.hand .qc').count()) > 2 });
  await shown(desk);
  const card = desk.locator('.hand .qc').nth(2);
  const [name = ''] = (await card.locator('.hit-area').getAttribute('aria-label'))?.split(',') ?? [];
  await card.hover({ position: { x: 10, y: 40 } });
  await expect
    .poll(async () => (await desk.locator('.rail .insp h2').innerText()).startsWith(name), `“${name}” is shown`)
    .toBe(true);
  await desk.keyboard.press('h');
  await desk.keyboard.press('i');
  expect(await desk.evaluate(() => document.activeElement?.closest('.hand') != null), 'H goes to the hand').toBe(true);
});

test('keys can be changed', async ({ reader, fast }) => {
  const page = await reader(fast, { size: 'tablet', prefs: STILL });
  await begin(page, 'zwo');
  await page.keyboard.press('?');
  await page.click('.keymap dl > div:has(dt:text-is("Log")) .btn');
  await page.keyboard.press('j');
  await page.keyboard.press('Escape');
  await expect(page.locator('.keymap')).toHaveCount(0);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press('l');
  await drawn(page);
  expect(await page.locator('.sheet .log').count(), 'the old key does nothing').toBe(0);
  await page.keyboard.press('j');
  await expect(page.locator('.sheet .log')).toBeVisible();
});

test('a grave answer is given by a second press, Space presses gold alone, and to concede one must hold', async ({
  reader,
  fast,
}) => {
  const page = await reader(fast, { prefs: { confirm: true, ...STILL } });
  // How long somebody holds is told by the test, not by the time it takes.
  await page.clock.install();
  await page.reload();
  await begin(page, 'opcg');
  /** Plays on until the table is as wanted, with nothing chosen. */
  const playTo = async (there: () => Promise<unknown>): Promise<void> => {
    await still(page);
    if (await there()) return;
    await playOn(page, { until: there });
    expect(await page.locator('.verdict').count(), 'it is over before that').toBe(0);
  };
  const lead = page.locator('.prompt .lead');
  const grave = page.locator('.acts .btn.grave');
  // The hand may be drawn anew: that is grave, and keeping it is not.
  await playTo(() => grave.count());
  const [question, words] = [await lead.innerText(), await grave.locator('.lb').innerText()];
  await grave.click();
  await expect(page.locator('.acts .btn.grave')).toContainText('again');
  await page.keyboard.press('Escape');
  await expect(grave.locator('.lb')).toHaveText(words, { useInnerText: true });
  await grave.click();
  await still(page);
  expect(await lead.innerText(), 'the first press only arms, and Esc takes it back').toBe(question);
  await grave.click();
  await expect(lead).not.toHaveText(question, { useInnerText: true });
  // Where cards can act nothing is gold, and Space does nothing.
  await playTo(() =>
    page.locator('.table:has(.prompt.mine[data-shape=act]):has(.can):not(:has(.acts .btn.pri, .acts .x))').count(),
  );
  const before = await shown(page);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press(' ');
  await still(page);
  expect(await shown(page), 'Space does nothing where nothing is gold').toBe(before);
  const hold = await page.locator('.rail .hold').boundingBox();
  if (!hold) throw new Error('there is nothing to hold');
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await page.mouse.move(hold.x + 40, hold.y + 20);
  await page.mouse.down();
  await page.clock.runFor(500);
  await page.mouse.up();
  await page.clock.runFor(1000);
  expect(await shown(page), 'a short press does nothing').toBe(before);
  await page.mouse.down();
  await page.clock.runFor(700);
  await expect(page.locator('.verdict')).toBeVisible();
  await page.mouse.up();
});

test('a battle shows both powers, what they are made of, and an arrow; a line of the log rings its cards', async ({
  reader,
  fast,
}) => {
  const page = await reader(fast, { prefs: STILL });
  await begin(page, 'opcg');
  await playOn(page, { until: () => page.locator('.score').count() });
  await expect(page.locator('.score .tot'), 'powers').toHaveCount(2);
  await expect(page.locator('.score .sum'), 'what they are made of').toHaveCount(2);
  await expect(page.locator('.arrow.attack .head'), 'arrows').toHaveCount(1);
  await page
    .locator('.log li')
    .filter({ hasText: /attacks? .+ with / })
    .last()
    .hover();
  await expect(page.locator('.qc.told').first(), 'the cards it speaks of are ringed').toBeAttached();
});

/** Every text 40 % longer, as some language may be: at the end of each line that says something. */
function lengthened(source: string): string {
  const longer = (text: string): string =>
    `${text} ${'ẅöŕđ '.repeat(Math.ceil((text.replace(/\{[^}]*\}/g, '').length * 0.4) / 5)).trim()}`;
  return source.replace(
    /^([a-z][\w-]* =|\s+\*?\[\w+\]) ([^`\n]+)$/gm,
    (_, start: string, text: string) => `${start} ${longer(text)}`,
  );
}

test('longer words break nothing', async ({ reader, fast }) => {
  for (const game of ['opcg', 'uno', 'mm25', 'zwo'] as const) {
    const page = await reader(fast, { size: 'phone360', prefs: STILL });
    await page.route(/assets\/(page|opcg|zwo|mm25|uno)-[^/]+\.js/, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: lengthened(await answer.text()) });
    });
    await page.reload();
    await expect(page.locator('.games')).toBeVisible();
    await expect(page.locator('h1'), 'the words are longer').toContainText('ẅöŕđ');
    const expectFits = async (where: string): Promise<void> => {
      const wider = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('.btn .lb, .btn:not(:has(*)), .ct, .zl, h1, h2, .water li')]
          .filter(
            (one) =>
              one.offsetParent !== null &&
              one.scrollWidth > one.clientWidth + 1 &&
              getComputedStyle(one).overflow === 'visible' &&
              getComputedStyle(one).display !== 'inline',
          )
          .map(
            (one) =>
              `${one.className || one.tagName} “${one.innerText.slice(0, 40)}” ${one.scrollWidth} in ${one.clientWidth}`,
          ),
      );
      expect(await tooWide(page), `sideways scroll, ${where}`).toBeLessThanOrEqual(0);
      expect(wider, where).toEqual([]);
    };
    await expectFits('home');
    await begin(page, game);
    await playOn(page, {
      until: async (acts) => {
        await expectFits(game);
        return acts >= 12;
      },
    });
    await page.context().close();
  }
});
