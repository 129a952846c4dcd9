import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// The words of the games lie with the server's crates: both read the same files.
const words = new URL('../crates/words/i18n', import.meta.url).pathname;
const server = process.env.QUARTERDECK_SERVER ?? 'http://127.0.0.1:7777';

export default defineConfig({
  plugins: [svelte()],
  resolve: { alias: { '@words': words } },
  server: {
    fs: { allow: ['.', words] },
    proxy: { '/api': server, '/ws': { target: server, ws: true } },
  },
  build: { target: 'es2022', modulePreload: { polyfill: false }, reportCompressedSize: true },
  test: { include: ['tests/**/*.test.ts'] },
});
