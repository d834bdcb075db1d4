// Builds the program once, before files that run side by side would each begin to.

import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';

export default function built(): void {
  execFileSync(resolve(import.meta.dirname, '../../tianxia'), ['help'], { stdio: ['ignore', 'ignore', 'inherit'] });
}
