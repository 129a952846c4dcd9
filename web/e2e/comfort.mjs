// What makes it pleasant: settings, sound, motion, a close look, keys, confirmation, longer words.
import { begin, check, playOn, quiet, reader, settled, STILL, test } from './lib.mjs';

test('the server passes as the player wishes', async ({ browser, fair }) => {
  const page = await reader(browser, fair, {});
  /** A window in which nothing but passing is possible: at which line of the log it stands. */
  const forced = () =>
    page.evaluate(
      () =>
        document.querySelector('.prompt.mine') !== null &&
        document.querySelectorAll('.can').length === 0 &&
        document.querySelectorAll('.acts .btn:not(.whyb):not(.gh)').length === 1 &&
        /Step/.test(document.querySelector('.prompt .lead').innerText) &&
        document.querySelectorAll('.rail .log li').length,
    );
  /** Whether a window is passed by the server within this time; it takes up to 2.1 s. */
  const passed = async (at, millis) => {
    for (const end = Date.now() + millis; Date.now() < end; await page.waitForTimeout(20))
      if ((await forced()) !== at) return true;
    return false;
  };
  /** Plays matches until so many windows were seen, and says how many of them were left to the player. */
  const windows = async (wanted, millis) => {
    let seen = 0;
    let left = 0;
    const look = async () => {
      const at = await forced();
      if (!at) return;
      seen++;
      left += (await passed(at, millis)) ? 0 : 1;
    };
    for (const end = Date.now() + 240_000; seen < wanted;) {
      check(Date.now() < end, `${seen} windows in four minutes`);
      if (await page.$('main, .gameover')) {
        await page.goto(fair.url);
        await begin(page, 'opcg');
      }
      await playOn(page, { look, until: () => seen >= wanted });
    }
    return left;
  };
  check((await windows(2, 10_000)) === 0, 'where only passing is possible the server passes');
  await page.evaluate(() => [...document.querySelectorAll('.table > .bar .ib')].at(-1).click());
  await page.click('.settings label:has(input[name=stops][value=all])');
  await page.waitForFunction(() => document.querySelector('.settings input[name=stops][value=all]').checked);
  await page.click('.sheet header .ib');
  check((await windows(1, 3000)) === 1, 'with “always ask” every window is left to the player');
  await page.reload();
  await page.waitForSelector('.table .prompt .lead');
  await page.evaluate(() => [...document.querySelectorAll('.table > .bar .ib')].at(-1).click());
  await page.waitForSelector('.settings label.on input[name=stops][value=all]');
  quiet(page);
});

test('what is to be put in order is left as it stands with one button, or tapped one by one', async ({
  browser,
  fast,
}) => {
  const page = await reader(browser, fast, { prefs: STILL });
  const order = '.prompt.mine[data-shape=order]';
  const cards = () => page.locator('.tray .qc.can').count();
  /** Plays matches with cards that are looked at and put back, until some are. */
  const find = async () => {
    for (const end = Date.now() + 240_000; (await cards()) < 3 || !(await page.$(order));) {
      check(Date.now() < end, 'nothing was to be put in order for four minutes');
      if (await page.$('main, .gameover')) {
        await page.goto(fast.url);
        await page.click('.p-opcg .sq');
        await page.click('.newtable label:has(input[value=bot])');
        await page.selectOption('.deck select', 'ST-05');
        await page.click('.newtable .btn.pri');
        await page.waitForSelector('.table .prompt.mine');
      }
      await playOn(page, { until: () => page.$(order) });
      // The last click may still be on its way, and have answered a part of it.
      if (!(await page.$('.gameover'))) await settled(page);
      if ((await cards()) < 3) await playOn(page, { until: () => true });
    }
    return cards();
  };
  const many = await find();
  await page.click('.tray .qc.can .hit-area');
  await page.waitForFunction((count) => document.querySelectorAll('.tray .qc.can').length === count, many - 1);
  await page.click('.acts .btn:has-text("In this order")');
  await page.waitForFunction((order) => !document.querySelector(order), order);
  quiet(page);
  return `${many} cards`;
});

test('sounds are made when they are asked for', async ({ browser, fast }) => {
  const tones = async (sound) => {
    const page = await reader(browser, fast, { prefs: { sound } });
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
    quiet(page);
    return page.evaluate(() => window.tones);
  };
  check((await tones(false)) === 0, 'it is silent until asked');
  check((await tones(true)) > 0, 'and sounds then');
});

test('cards travel when they may, and stay where they are when they may not', async ({ browser, fast }) => {
  for (const [motion, least, most] of [
    ['normal', 3, Infinity],
    ['off', 0, 0],
  ]) {
    const page = await reader(browser, fast, { prefs: { motion } });
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
    check(flights >= least && flights <= most, `${flights} flights with motion ${motion}`);
    await page.waitForFunction(() => document.querySelectorAll('.flights .qc').length === 0);
    // Who comes in sees the table as it is.
    await page.reload();
    await page.waitForSelector('.table .prompt .lead');
    check((await page.evaluate(() => window.flights)) === 0, 'coming in moves nothing');
    quiet(page);
  }
});

test('a card is looked at closely: by a long press, by pointing, by key', async ({ browser, fast }) => {
  const phone = await reader(browser, fast, { size: 'phone', prefs: STILL });
  await begin(phone, 'opcg');
  await playOn(phone, { until: () => phone.$('.hand .qc') });
  await settled(phone);
  const { x, y } = await phone.locator('.hand .qc').first().boundingBox();
  const finger = await phone.context().newCDPSession(phone);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: x + 18, y: y + 50 }] });
  await phone.waitForSelector('.sheet .insp h2');
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  check((await phone.locator('.acts .x').count()) === 0, 'a long press is no tap');
  await phone.click('.sheet header .ib');
  quiet(phone);
  const desk = await reader(browser, fast, { prefs: STILL });
  await begin(desk, 'opcg');
  await playOn(desk, { until: () => desk.$('.hand .qc') });
  await settled(desk);
  const card = desk.locator('.hand .qc').nth(2);
  const name = (await card.locator('.hit-area').getAttribute('aria-label')).split(',')[0];
  await card.hover({ position: { x: 10, y: 40 } });
  await desk.waitForFunction((wanted) => document.querySelector('.rail .insp h2')?.innerText.startsWith(wanted), name);
  await desk.keyboard.press('h');
  await desk.keyboard.press('i');
  check(await desk.evaluate(() => document.activeElement.closest('.hand') !== null), 'H goes to the hand');
  quiet(desk);
});

test('keys can be changed', async ({ browser, fast }) => {
  const page = await reader(browser, fast, { size: 'tablet' });
  await begin(page, 'zwo');
  await page.keyboard.press('?');
  await page.click('.keymap dl > div:has(dt:text-is("Log")) .btn');
  await page.keyboard.press('j');
  await page.keyboard.press('Escape');
  await page.waitForSelector('.keymap', { state: 'detached' });
  await page.evaluate(() => document.activeElement?.blur());
  await page.keyboard.press('l');
  await page.waitForTimeout(100);
  check((await page.locator('.sheet .log').count()) === 0, 'the old key does nothing');
  await page.keyboard.press('j');
  await page.waitForSelector('.sheet .log');
  quiet(page);
});

test('a grave answer is given by a second press, Space presses gold alone, and to concede one must hold', async ({
  browser,
  fast,
}) => {
  const page = await reader(browser, fast, { prefs: { confirm: true, ...STILL } });
  await begin(page, 'opcg');
  /** One click after the other, each when the one before has had its effect. */
  const playTo = async (there) => {
    for (let tries = 0; tries < 60 && !(await there()); tries++) {
      await playOn(page, { until: () => true });
      await settled(page);
    }
  };
  const lead = () => page.locator('.prompt .lead').innerText();
  const grave = page.locator('.acts .btn.grave');
  // The hand may be drawn anew: that is grave, and keeping it is not.
  await playTo(() => grave.count());
  const [question, words] = [await lead(), await grave.locator('.lb').innerText()];
  await grave.click();
  await page.waitForSelector('.acts .btn.grave:has-text("again")');
  await page.keyboard.press('Escape');
  await page.waitForFunction((was) => document.querySelector('.acts .btn.grave .lb').innerText === was, words);
  await grave.click();
  check((await lead()) === question, 'the first press only arms, and Esc takes it back');
  await grave.click();
  await page.waitForFunction((was) => document.querySelector('.prompt .lead').innerText !== was, question);
  // Where cards can act nothing is gold, and Space does nothing.
  await playTo(() =>
    page.evaluate(
      () =>
        document.querySelector('.prompt.mine[data-shape=act]') &&
        document.querySelector('.can') &&
        !document.querySelector('.acts .btn.pri, .acts .x'),
    ),
  );
  const before = await settled(page);
  await page.evaluate(() => document.activeElement?.blur());
  await page.keyboard.press(' ');
  check((await settled(page)) === before, 'Space does nothing where nothing is gold');
  const { x, y } = await page.locator('.rail .hold').boundingBox();
  await page.mouse.move(x + 40, y + 20);
  await page.mouse.down();
  await page.waitForTimeout(200);
  await page.mouse.up();
  await page.waitForTimeout(600);
  check((await page.locator('.gameover').count()) === 0, 'a short press does nothing');
  await page.mouse.down();
  await page.waitForSelector('.gameover');
  await page.mouse.up();
  quiet(page);
});

test('a battle shows both powers, what they are made of, and an arrow; a line of the log rings its cards', async ({
  browser,
  fair,
}) => {
  const page = await reader(browser, fair, {});
  await begin(page, 'opcg');
  await playOn(page, { seconds: 90, until: () => page.$('.score') });
  const seen = await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const count = (selector) => document.querySelectorAll(selector).length;
    return { powers: count('.score .tot'), parts: count('.score .sum'), arrows: count('.arrow.attack .head') };
  });
  check(JSON.stringify(seen) === '{"powers":2,"parts":2,"arrows":1}', JSON.stringify(seen));
  const line = page
    .locator('.log li')
    .filter({ hasText: /attacks? .+ with / })
    .last();
  // The log moves when the bot goes on.
  let ringed = 0;
  for (let tries = 0; tries < 5 && !ringed; tries++) {
    await line.hover();
    ringed = await page.locator('.qc.told').count();
  }
  check(ringed > 0, 'the cards it speaks of are ringed');
  quiet(page);
});

/** Every text 40 % longer, as some language may be: at the end of each line that says something. */
function lengthened(source) {
  const longer = (text) =>
    `${text} ${'ẅöŕđ '.repeat(Math.ceil((text.replace(/\{[^}]*\}/g, '').length * 0.4) / 5)).trim()}`;
  return source.replace(/^([a-z][\w-]* =|\s+\*?\[\w+\]) ([^`\n]+)$/gm, (_, start, text) => `${start} ${longer(text)}`);
}

test('longer words break nothing', async ({ browser, fast }) => {
  for (const game of ['opcg', 'uno', 'mm25', 'zwo']) {
    const page = await reader(browser, fast, { size: 'phone360' });
    await page.route(/assets\/(page|opcg|zwo|mm25|uno)-[^/]+\.js/, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: lengthened(await answer.text()) });
    });
    await page.reload();
    await page.waitForSelector('.games');
    check(/ẅöŕđ/.test(await page.locator('h1').innerText()), 'the words are longer');
    const fits = async (where) => {
      const wide = await page.evaluate(() => {
        const wider = [...document.querySelectorAll('.btn .lb, .btn:not(:has(*)), .ct, .zl, h1, h2, .water li')].filter(
          (one) =>
            one.offsetParent !== null &&
            one.scrollWidth > one.clientWidth + 1 &&
            getComputedStyle(one).overflow === 'visible' &&
            getComputedStyle(one).display !== 'inline',
        );
        return {
          page: document.documentElement.scrollWidth - innerWidth,
          wider: wider.map(
            (one) =>
              `${one.className || one.tagName} “${one.innerText.slice(0, 40)}” ${one.scrollWidth} in ${one.clientWidth}`,
          ),
        };
      });
      check(wide.page <= 0, `${where}: ${wide.page} px of sideways scroll`);
      check(!wide.wider.length, `${where}: ${wide.wider.join('; ')}`);
    };
    await fits('home');
    await begin(page, game);
    await playOn(page, {
      until: async (acts) => {
        await fits(game);
        return acts >= 12;
      },
    });
    quiet(page);
    await page.context().close();
  }
});
