// The games' pages of rules, from the folders games/ID/rules. Apart from the registry, which every page loads.

import type { Component } from 'svelte';
import type { FigureProps } from './contract';

const figures = import.meta.glob<Component<FigureProps>>('./*/rules/Figure.svelte', {
  import: 'default',
});
const rules = import.meta.glob<string>('./*/rules/rules.*.txt', {
  query: '?raw',
  import: 'default',
});

/** Loads the text of the rules and the component of their figures, if any; null for a game without rules in
 * this language. */
export function loadRules(
  id: string,
  language: string,
): Promise<[string, Component<FigureProps> | null]> | null {
  const text = rules[`./${id}/rules/rules.${language}.txt`];
  const figure = figures[`./${id}/rules/Figure.svelte`];
  return text ? Promise.all([text(), figure ? figure() : null]) : null;
}
