// Builds the program before all tests, so that two of them do not build it at the same time.

import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';

export default function build(): void {
  execFileSync(resolve(import.meta.dirname, '../../../tianxia'), ['help'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
