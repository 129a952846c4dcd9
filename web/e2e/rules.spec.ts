// The page of rules: chapters, search, sources, keys.
import { expect, expectAccessible, test } from './fixtures';
import { GAMES, SIZES, tooWide } from './reader';

const CHINESE_OR_JAPANESE = /[぀-ヿ一-鿿]/;

test('rules are in chapters, with contents beside them', async ({ reader, fast }) => {
  const page = await reader(fast, { at: '/rules/zwo' });
  const chapters = page.locator('.book h2');
  await expect(chapters.first()).toBeVisible();
  const count = await chapters.count();
  expect(count).toBeGreaterThan(20);
  await expect(page.locator('.toc a')).toHaveCount(count);
  expect(await page.locator('.book h2 ~ article h3').count(), 'clauses stand under chapters').toBeGreaterThan(200);
  await page.click('.toc a:has-text("The battle phase")');
  const battle = page.locator('section[id="ZW-12"]');
  await expect
    .poll(() => battle.evaluate((one) => one.getBoundingClientRect().top), 'the chapter is brought under the bar')
    .toBeLessThan(160);
  await expect(page.locator('.toc a[aria-current]')).toContainText('The battle phase');
  await expect(page).toHaveURL(/#ZW-12$/);
  // Once more, after scrolling away.
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(() => battle.evaluate((one) => one.getBoundingClientRect().top)).toBeGreaterThan(900);
  await page.click('.toc a:has-text("The battle phase")');
  await expect.poll(() => battle.evaluate((one) => one.getBoundingClientRect().top)).toBeLessThan(160);
  await expectAccessible(page, 'rules on a desk');
  // On a phone the contents are a list to choose from.
  const [width, height] = SIZES.phone;
  await page.setViewportSize({ width, height });
  await expect(page.locator('.toc')).toBeHidden();
  await page.selectOption('.jump select', 'ZW-5');
  await expect
    .poll(() => page.locator('section[id="ZW-5"]').evaluate((one) => one.getBoundingClientRect().top))
    .toBeLessThan(200);
  expect(await tooWide(page)).toBeLessThanOrEqual(0);
  await expectAccessible(page, 'rules on a phone');
});

test('what is searched for is counted and marked; keys lead to it and from clause to clause', async ({
  reader,
  fast,
}) => {
  const page = await reader(fast, { at: '/rules/opcg' });
  await expect(page.locator('article').first()).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type('counter step');
  const articles = page.locator('.book article');
  await expect(page.locator('.find .hits')).toHaveText(/^\d+ clauses$/);
  const said = Number.parseInt(await page.locator('.find .hits').innerText());
  await expect(articles).toHaveCount(said);
  const marks = await articles.evaluateAll((all) =>
    all.map((one) => [...one.querySelectorAll('mark')].map((mark) => mark.textContent.toLowerCase())),
  );
  expect(
    marks.every((words) => words.includes('counter') && words.includes('step')),
    'both words in each',
  ).toBe(true);
  expect(new Set(marks.flat())).toEqual(new Set(['counter', 'step']));
  const hits = await page.locator('.toc .hits').allTextContents();
  expect(
    hits.reduce((sum, hit) => sum + Number(hit), 0),
    'chapters say how many each',
  ).toBe(said);
  // What is no word of a pattern finds nothing and breaks nothing.
  await page.fill('.find input', '(*[');
  await expect(page.locator('.book .none')).toContainText('No clause says “(*[”');
  await expectAccessible(page, 'nothing found');
  await page.click('.book .none .btn');
  await expect(page.locator('.book mark')).toHaveCount(0);
  // A slip of the finger: the nearest word is offered.
  await page.fill('.find input', 'countr step');
  await page.click('.book .none .btn:has-text("counter step: ")');
  await expect(page.locator('.find .hits')).toHaveText(`${said} clauses`);
  // What is found is read from the top.
  await page.fill('.find input', '');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.fill('.find input', 'blocker');
  await expect(articles.first()).toBeInViewport();
  await page.fill('.find input', '');
  // From clause to clause, with the address of each.
  await page.goto(`${fast.url}/rules/opcg#OP-8.3.1`);
  await expect(page.locator('article.on')).toHaveAttribute('id', 'OP-8.3.1');
  await page.keyboard.press(']');
  await expect(page.locator('article.on')).toHaveAttribute('id', 'OP-8.3.2');
  await expect(page).toHaveURL(/#OP-8\.3\.2$/);
  await page.keyboard.press('[');
  await page.keyboard.press('[');
  await expect(page.locator('article.on')).toHaveAttribute('id', 'OP-8.2.7');
  await expect(page.locator('article.on')).toBeFocused();
  // In the field they are letters.
  await page.fill('.find input', '');
  await page.focus('.find input');
  await page.keyboard.type('[]/');
  await expect(page.locator('.find input')).toHaveValue('[]/');
  await page.keyboard.press('Escape');
  await expect(page.locator('.find input')).toHaveValue('');
});

test('sources are named in the reader’s language, and in the original on demand', async ({ reader, fast }) => {
  const page = await reader(fast, { at: '/rules/opcg' });
  const text = (): Promise<string> => page.locator('.book .clauses').innerText();
  for (const game of GAMES)
    for (const lang of ['en', 'it']) {
      await page.selectOption('.lang', lang);
      await page.goto(`${fast.url}/rules/${game}`);
      await expect(page.locator('article').first()).toBeVisible();
      expect(await text(), `${game}, ${lang}`).not.toMatch(CHINESE_OR_JAPANESE);
    }
  await page.goto(`${fast.url}/rules/opcg`);
  await page.check('.original');
  await expect(page.locator('.origin[lang=ja]').first()).toContainText(CHINESE_OR_JAPANESE);
  await page.uncheck('.original');
  await expect(page.locator('.origin[lang]')).toHaveCount(0);
  await page.selectOption('.lang', 'ja');
  const winning = page.locator('article[id="OP-5.1"]');
  await expect(winning).toContainText('勝利条件');
  await expect(winning).not.toContainText('勝利條件');
  await page.check('.original');
  await expect(winning.locator('.origin[lang=zh-Hant]')).toHaveText(/勝利條件/);
});
