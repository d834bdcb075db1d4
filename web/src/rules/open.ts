// Loads a game's rules, parsed.

import type { Component } from 'svelte';
import type { FigureProps } from '../games/contract';
import { loadRules } from '../games/rules';
import { type Rules, readRules } from './text';

export interface OpenRules {
  rules: Rules;
  Figure: Component<FigureProps> | null;
}

/** null for a game without rules in this language. */
export function openRules(game: string, language: string): Promise<OpenRules> | null {
  const loading = loadRules(game, language);
  return loading && loading.then(([text, Figure]) => ({ rules: readRules(text), Figure }));
}
