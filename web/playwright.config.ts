// `npm run e2e` plays and measures; the projects `shots`, `walk` and `draws` are tools, run by their own names.
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

const { CHROMIUM = '/usr/bin/chromium', ONLY, WORKERS = '2' } = process.env;

export default defineConfig({
  testDir: 'e2e',
  outputDir: join(tmpdir(), 'quarterdeck-e2e'),
  projects: [
    { name: 'tests', testMatch: '*.spec.ts' },
    { name: 'shots', testMatch: 'shots.ts' },
    { name: 'walk', testMatch: 'walk.ts' },
    { name: 'draws', testMatch: 'draws.ts' },
  ],
  fullyParallel: true,
  workers: Number(WORKERS),
  retries: 0,
  forbidOnly: true,
  grep: ONLY ? new RegExp(ONLY.replace(/[^\w\s]/g, '\\$&')) : /.*/,
  reporter: 'list',
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    browserName: 'chromium',
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: CHROMIUM, args: ['--no-sandbox', '--disable-gpu'] },
  },
});
