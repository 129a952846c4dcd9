import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

export default [
  { ignores: ['dist/', 'node_modules/', 'src/wire.ts'] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser: ts.parser } } },
  {
    rules: {
      // Pictures are made of numbers and of our own strings; no text of others becomes markup.
      'svelte/no-at-html-tags': 'off',
      // A space between two pieces has to be written somehow.
      'svelte/no-useless-mustaches': 'off',
      // Sets and maps here are made anew, never changed.
      'svelte/prefer-svelte-reactivity': 'off',
      // Pages have three routes and one link helper.
      'svelte/no-navigation-without-resolve': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  // A fixture that wants no other says so with an empty pattern.
  { files: ['e2e/**'], rules: { 'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }] } },
];
