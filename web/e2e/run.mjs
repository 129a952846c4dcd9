// End-to-end tests: QUARTERDECK is the path of the server. ONLY runs some; MATRIX=full looks at every combination.
import { launch, runAll, startServer } from './lib.mjs';

const world = {
  browser: await launch(),
  fast: await startServer({ args: ['--at-once'] }),
  fair: await startServer(),
};
await import('./play.mjs');
await import('./explain.mjs');
await import('./manners.mjs');
await import('./comfort.mjs');
await import('./measure.mjs');

const failed = await runAll(world);
await world.browser.close();
for (const server of [world.fast, world.fair]) {
  await server.stop();
  server.clean();
}
process.exit(failed ? 1 : 0);
