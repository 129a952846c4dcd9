import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// The words of the games lie in crates: program and page read the same files.
const crates = new URL('../crates', import.meta.url).pathname;
const server = process.env.QUARTERDECK_SERVER ?? 'http://127.0.0.1:7777';

export default defineConfig({
  plugins: [svelte()],
  resolve: { alias: { '@crates': crates } },
  server: {
    fs: { allow: ['.', crates] },
    proxy: { '/api': server, '/ws': { target: server, ws: true } },
  },
  build: { target: 'es2022', modulePreload: { polyfill: false }, reportCompressedSize: true },
  test: { include: ['tests/**/*.test.ts'] },
});
