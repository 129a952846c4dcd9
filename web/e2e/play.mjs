// Whole matches through the page.
import { axe, begin, bothPlay, check, pair, playOn, quiet, reader, settled, test } from './lib.mjs';

const GAMES = ['opcg', 'zwo', 'uno', 'mm25'];

/** UNO against so many bots for so many rounds. */
async function beginUno(page, { seats, rounds }) {
  await page.click('.p-uno .sq');
  await page.click('.newtable label:has(input[value=bot])');
  await page.fill('.newtable input[name=seats]', String(seats));
  await page.fill('.newtable input[name=rounds]', String(rounds));
  await page.click('.newtable .btn.pri');
  await page.waitForSelector('.table .prompt.mine', { timeout: 20_000 });
}

for (const game of GAMES) {
  test(`a whole match of ${game} against a bot`, async ({ browser, fast }) => {
    const page = await reader(browser, fast, { size: game === 'opcg' || game === 'uno' ? 'desk' : 'phone' });
    if (game === 'uno') await beginUno(page, { seats: 2, rounds: 1 });
    else await begin(page, game);
    const acts = await playOn(page, { seconds: 150 });
    await page.waitForSelector('.gameover h2');
    check((await page.locator('.gameover .cl').count()) > 0, 'the end names its clause');
    quiet(page);
    return `${acts} clicks`;
  });
}

for (const [game, size] of [
  ['uno', 'phone'],
  ['opcg', 'desk'],
]) {
  test(`a game of which the page knows nothing but rows is played: ${game} (${size})`, async ({ browser, fast }) => {
    const page = await reader(browser, fast, { size });
    await page.route('**/api/games?*', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({
        response: answer,
        json: (await answer.json()).map((about) => ({ ...about, layout: 'rows' })),
      });
    });
    await page.reload();
    if (game === 'uno') await beginUno(page, { seats: 3, rounds: 1 });
    else await begin(page, game);
    await page.waitForSelector('.rows .rowside.me');
    const acts = await playOn(page, { seconds: 150, until: () => page.$('.gameover') });
    await page.waitForSelector('.gameover h2');
    quiet(page);
    return `${acts} clicks`;
  });
}

// The example of a fifth game: the program of the tests has it, and the page has never heard of it.
for (const size of ['phone', 'desk']) {
  test(`a game that the page has never heard of is played (${size})`, async ({ browser, fast }) => {
    const page = await reader(browser, fast, { size });
    await begin(page, 'harbour');
    await page.waitForSelector('.rows .rowside.me');
    await axe(page, `harbour, ${size}`);
    const acts = await playOn(page, { seconds: 150 });
    await page.waitForSelector('.gameover h2');
    check((await page.locator('.gameover .cl').count()) > 0, 'the end names its clause');
    quiet(page);
    return `${acts} clicks`;
  });
}

for (const game of GAMES) {
  test(`two people play ${game}, one reloads in the middle, and they play again`, async ({ browser, fast }) => {
    const { one, two, link } = await pair(browser, fast, game, { size: 'phone', lang: 'it' });
    await bothPlay(one, two, 14);
    const before = await settled(one);
    await one.reload();
    await one.waitForSelector('.table .prompt .lead');
    const after = await settled(one);
    check(after === before, `after the reload ${after} instead of ${before}`);
    await bothPlay(one, two, 10);
    if (!(await one.$('.gameover'))) {
      const button = one.locator('.rail .hold');
      await button.focus();
      await one.keyboard.press('Enter');
      await one.keyboard.press('Enter');
    }
    await Promise.all([one, two].map((page) => page.waitForSelector('.gameover')));
    await one.click('.gameover .btn.pri');
    await two.click('.gameover .btn.pri');
    await Promise.all(
      [one, two].map(async (page) => {
        await page.click('.gameover a.btn.pri');
        await page.waitForFunction(
          (old) => location.pathname !== old && document.querySelector('.table .prompt .lead'),
          link,
        );
      }),
    );
    quiet(one);
    quiet(two);
  });
}

test('a whole match by keyboard only', async ({ browser, fast }) => {
  const page = await reader(browser, fast, {});
  // From the top of the page to the button.
  for (let tabs = 0; tabs < 40; tabs++) {
    await page.keyboard.press('Tab');
    if (
      await page.evaluate(
        () => document.activeElement?.closest('.p-mm25') !== null && document.activeElement?.matches('.btn.pri'),
      )
    )
      break;
  }
  await page.keyboard.press('Enter');
  await page.waitForSelector('.table .prompt.mine', { timeout: 15_000 });
  const end = Date.now() + 150_000;
  let keys = 0;
  const press = async (...all) => {
    for (const key of all) {
      keys++;
      await page.keyboard.press(key);
    }
  };
  while (!(await page.$('.gameover'))) {
    check(Date.now() < end, `no end after ${keys} keys: ${await page.locator('.prompt').innerText()}`);
    const now = await page.evaluate(() => ({
      mine: document.querySelector('.prompt.mine') !== null,
      chosen: document.querySelector('.acts .x') !== null,
      targets: document.querySelectorAll('.target').length,
      able: document.querySelectorAll('.can:is(.qc, .mn, .dons)').length,
      many: document.querySelector('.tray .many .btn') !== null,
      buttons: [...document.querySelectorAll('.acts .btn:not(.x):not(.fix):not(.gh):not([disabled])')].length,
    }));
    if (!now.mine) await page.waitForTimeout(15);
    else if (now.many) {
      while (!(await page.evaluate(() => document.activeElement?.closest('.tray .many') !== null))) await press('Tab');
      await press('Enter');
    } else if (now.chosen && now.targets) await press('n', 'Enter');
    else if (now.chosen && now.buttons) await press(String(1 + Math.floor(Math.random() * now.buttons)));
    else if (now.able && Math.random() < 0.75)
      await press(...Array(1 + Math.floor(Math.random() * now.able)).fill('n'), 'Enter');
    else if (now.buttons) await press(String(1 + Math.floor(Math.random() * now.buttons)));
    else await press('Escape');
    await page.waitForTimeout(10);
  }
  quiet(page);
  return `${keys} keys`;
});

test('UNO with ten seats', async ({ browser, fast }) => {
  for (const size of ['phone360', 'desk']) {
    const page = await reader(browser, fast, { size });
    await beginUno(page, { seats: 10, rounds: 5 });
    check((await page.locator('.seats > li').count()) === 9, 'nine others sit there');
    const steady = new Set();
    await playOn(page, {
      seconds: 60,
      until: async (acts) => {
        // The buttons are always there, and never look different.
        steady.add(
          await page.evaluate(() =>
            [...document.querySelectorAll('.acts .fix')]
              .slice(0, 2)
              .map((one) => `${one.innerText}/${one.disabled}/${one.className.replace(' on', '')}`)
              .join(),
          ),
        );
        return acts >= 25;
      },
    });
    check(
      steady.size <= 1 || [...steady].filter(Boolean).length === 1,
      `Catch and Call change: ${[...steady].join(' | ')}`,
    );
    const overlap = await page.evaluate(() => {
      const boxes = [...document.querySelectorAll('.seats .seat')].map((one) => one.getBoundingClientRect());
      return boxes.some((a, place) =>
        boxes
          .slice(place + 1)
          .some((b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1),
      );
    });
    check(!overlap, 'no plate covers another');
    quiet(page);
    await page.context().close();
  }
});

test('a catch and a call can be pressed at any time', async ({ browser, fast }) => {
  const page = await reader(browser, fast, {});
  await begin(page, 'uno');
  await page.click('.acts .fix:has-text("Call")');
  check((await page.locator('.acts .fix[aria-pressed=true]').count()) === 1, 'the call is armed');
  await playOn(page, { until: (acts) => acts >= 3 });
  await page.click('.acts .fix:has-text("Catch")');
  await page.waitForFunction(
    () => document.querySelector('.whynot') || /Catch,/.test(document.querySelector('.log')?.innerText ?? ''),
  );
  quiet(page);
});

test('somebody watches', async ({ browser, fast }) => {
  const page = await reader(browser, fast, {});
  await begin(page, 'opcg');
  await playOn(page, { until: (acts) => acts >= 6 });
  const watcher = await reader(browser, fast, { size: 'phone', at: new URL(page.url()).pathname, lang: 'ja' });
  await watcher.waitForSelector('.table .badge');
  check((await watcher.locator('.acts .btn').count()) === 0, 'no buttons for those who watch');
  check((await watcher.locator('.hand .hit-area').count()) === 0, 'no hand is seen');
  check((await watcher.locator('.qc.can').count()) === 0, 'nothing glows for those who watch');
  quiet(watcher);
});

test('a card is played by dragging it onto the board', async ({ browser, fast }) => {
  const page = await reader(browser, fast, {});
  await begin(page, 'uno');
  const able = () =>
    page.evaluate(
      () => document.querySelector('.prompt.mine') !== null && document.querySelector('.hand .qc.can') !== null,
    );
  for (let tries = 0; tries < 200 && !(await able()); tries++) {
    await playOn(page, { until: () => true });
    await page.waitForTimeout(100);
  }
  const before = await page.locator('.hand .hit-area').count();
  const card = await page.locator('.hand .qc.can').first().boundingBox();
  const ring = await page.locator('.ring').boundingBox();
  await page.mouse.move(card.x + 14, card.y + 30);
  await page.mouse.down();
  await page.mouse.move(card.x + 40, card.y - 60, { steps: 4 });
  check((await page.locator('.qc.drag').count()) === 1, 'it is dragged');
  await page.mouse.move(ring.x + ring.width / 2, ring.y + ring.height / 2, { steps: 4 });
  await page.mouse.up();
  // A wild asks for a colour first.
  await page.waitForFunction(
    (count) => document.querySelectorAll('.hand .hit-area').length !== count || document.querySelector('.acts .x'),
    before,
  );
  quiet(page);
});

test('an act is taken back', async ({ browser, fast }) => {
  const page = await reader(browser, fast, {});
  await begin(page, 'opcg');
  const look = () =>
    page.evaluate(() =>
      document.querySelector('.prompt.mine') && document.querySelector('.acts .x') === null
        ? [
            document.querySelector('.prompt .lead').innerText,
            ...[...document.querySelectorAll('.hand .hit-area, .side.me .hit-area, .dons')].map((one) =>
              one.getAttribute('aria-label'),
            ),
          ].join('|')
        : null,
    );
  let back = false;
  for (let tries = 0; tries < 60 && !back; tries++) {
    const before = await look();
    await playOn(page, { until: () => true });
    await page.waitForTimeout(150);
    const after = await look();
    if (!before || !after || before === after || !(await page.$('.prompt .q .ib'))) continue;
    await page.click('.prompt .q .ib');
    back = await page
      .waitForFunction(
        (was) =>
          [
            document.querySelector('.prompt .lead').innerText,
            ...[...document.querySelectorAll('.hand .hit-area, .side.me .hit-area, .dons')].map((one) =>
              one.getAttribute('aria-label'),
            ),
          ].join('|') === was,
        before,
        { timeout: 3000 },
      )
      .then(
        () => true,
        () => false,
      );
  }
  check(back, 'the table is as it was');
  quiet(page);
});
