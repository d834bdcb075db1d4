// What the linter holds the page and its tests to. Formatting is Prettier's.
import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import ts from 'typescript-eslint';

/** Where an address from the root of the host is written, which would leave the path that the page is under. */
const ABSOLUTE = [
  'SvelteAttribute[key.name=/^(href|src)$/] > SvelteLiteral:first-child[value=/^\\x2f/]',
  'SvelteAttribute[key.name=/^(href|src)$/] Literal[value=/^\\x2f/]',
  'SvelteAttribute[key.name=/^(href|src)$/] TemplateElement:first-child[value.raw=/^\\x2f/]',
  'CallExpression[callee.name=fetch] > Literal[value=/^\\x2f/]',
  'CallExpression[callee.name=fetch] > TemplateLiteral > TemplateElement:first-child[value.raw=/^\\x2f/]',
  'CallExpression[callee.property.name=/^(assign|open|pushState|register|replaceState)$/] > Literal[value=/^\\x2f/]',
  'AssignmentExpression[left.property.name=/^(href|src)$/] > Literal[value=/^\\x2f/]',
  'Literal[value=/^\\x2f(t|u|best|learn|puzzle|rules|tournament|clubs|leagues)\\x2f/]',
  'TemplateElement:first-child[value.raw=/^\\x2f(t|u|best|learn|puzzle|rules|tournament|clubs|leagues)\\x2f/]',
].map((selector) => ({
  selector,
  message: 'The page may be under a path: begin the address with ROOT of src/root.ts.',
}));

export default defineConfig(
  globalIgnores(['dist/']),
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  svelte.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    languageOptions: {
      globals: { ...globals.browser, ...globals.node },
      parserOptions: { projectService: true, extraFileExtensions: ['.svelte'] },
    },
    rules: {
      // noUncheckedIndexedAccess makes every index optional; `!` says where one is known to be there.
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      // Cards and squares are strings of ASCII letters, one a card.
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      // Records keyed by a card or a province lose keys as they gain them.
      '@typescript-eslint/no-dynamic-delete': 'off',
      // A function that must return a promise is async, also where it has nothing to wait for.
      '@typescript-eslint/require-await': 'off',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser } },
    // What isn't drawn from is a plain Map or Set on purpose; what is comes from $state.
    rules: { 'svelte/prefer-svelte-reactivity': 'off' },
  },
  {
    // The linter doesn't know the types of what markup passes around; svelte-check does.
    files: ['**/*.svelte'],
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/no-misused-promises': 'off',
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/no-unnecessary-condition': 'off',
      '@typescript-eslint/no-meaningless-void-operator': 'off',
      // svelte-check names the ignored warnings that don't occur.
      'svelte/no-unused-svelte-ignore': 'off',
    },
  },
  {
    files: ['src/**'],
    ignores: ['src/router.ts', 'src/**/*.test.ts'],
    rules: { 'no-restricted-syntax': ['error', ...ABSOLUTE] },
  },
  { files: ['**/*.js', '**/*.mjs'], extends: [ts.configs.disableTypeChecked] },
);
