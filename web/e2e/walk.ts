// The walk of two newcomers, as pictures: `OUT=FOLDER npm run walk`. One invites, the other comes by the link with a deck of their
// own choice; they play, it ends, it is looked at again, a moment of it is shared, and a third one plays on from there.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { allStill, bothPlay, concede, still } from './hands';
import { drawn, STILL } from './reader';

const folder = process.env.OUT ?? '';

test.beforeAll(() => {
  if (!folder) throw new Error('OUT must be the folder for the pictures');
  mkdirSync(folder, { recursive: true });
});

test('a walk from the first page to a game played on from a moment of another', async ({ reader, fast }) => {
  test.setTimeout(240_000);
  let shots = 0;
  const shoot = async (page: Page, what: string): Promise<void> => {
    await drawn(page);
    await page.screenshot({ path: join(folder, `walk-${String(++shots).padStart(2, '0')}-${what}.png`) });
  };
  const host = await reader(fast, { prefs: STILL });
  await expect(host.locator('.games .btn').first()).toBeVisible();
  await shoot(host, 'home');
  await host.click('.p-opcg .friend');
  await host.click('.newtable .btn.pri');
  await expect(host.locator('.lobby .qr')).toBeVisible();
  await shoot(host, 'invitation');

  const link = new URL(await host.inputValue('.lobby .invite input')).pathname;
  const friend = await reader(fast, { size: 'phone', prefs: STILL, at: link });
  await friend.selectOption('.lobby .deck select', 'ST-03');
  await shoot(friend, 'the-friend-chooses-a-deck');
  await friend.click('.lobby .btn.pri');
  for (const page of [host, friend]) await expect(page.locator('.table .prompt')).toBeVisible();
  await bothPlay(host, friend, 24);
  await allStill(host, friend);
  await shoot(host, 'game');
  await shoot(friend, 'game-on-a-phone');
  await concede(host);
  for (const page of [host, friend]) await expect(page.locator('.verdict')).toBeVisible();
  await shoot(host, 'end');
  await shoot(friend, 'end-on-a-phone');

  await friend.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await friend.click('.verdict a[href^="/r/"]');
  const line = friend.locator('.replay input[type=range]');
  await expect(line).toBeVisible();
  for (const key of ['End', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft']) await friend.keyboard.press(key);
  await shoot(friend, 'replay');
  await friend.keyboard.press('s');
  await expect(friend.locator('.where .shared')).toBeVisible();
  await shoot(friend, 'a-moment-is-shared');

  // On a phone the sheet of the system opens instead of a copy; the address is the same.
  const { pathname, search } = new URL(friend.url());
  const third = await reader(fast, { lang: 'it', theme: 'day', prefs: STILL, at: pathname + search });
  await expect(third.locator('.replay input[type=range]')).toBeVisible();
  await shoot(third, 'the-moment-in-another-browser');
  await third.keyboard.press('p');
  await expect(third.locator('dialog .btn.pri')).toBeVisible();
  await shoot(third, 'play-from-here');
  await third.locator('dialog .btn.pri').click();
  await expect(third).toHaveURL(/\/t\/[A-Z0-9]+$/);
  await still(third);
  await shoot(third, 'played-on');
});
