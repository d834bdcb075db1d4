import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes minutes. Begun last, it would leave one of the workers idle for as long. */
const LONG = ['looks/access', 'fair/friends', 'fair/fair', 'tournament/tournament'];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const at = LONG.findIndex((each) => moduleId.endsWith(`/${each}.e2e.ts`));
      return at < 0 ? LONG.length : at;
    };
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}

// Two files at a time: alone, a test mostly waits, and a third takes the processor from the tests of Java that run
// beside. The modules are loaded once in each of the two processes, and so is the browser.
export default defineConfig({
  test: {
    include: ['e2e/**/*.e2e.ts'],
    globalSetup: ['e2e/server/built.ts', 'e2e/server/shared.ts'],
    fileParallelism: true,
    isolate: false,
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    testTimeout: 300_000,
    hookTimeout: 120_000,
    // As long as Playwright waits for an element; a second is little on a busy machine.
    expect: { poll: { timeout: 30_000 } },
    retry: 0,
  },
});
