// In which nights no turn of days falls due: those where the person is, unless they want it otherwise.

import { find, keep } from '../../device/kept';
import { read, write } from '../../device/stored';
import type { Screen } from '../live/screen.svelte';

const KEY = 'nights';

/** Whether the person's turns are not to fall due at night. */
export const rests = (): boolean => read(KEY) !== 'off';

/** Tables that are being told, by token. */
const telling = new Set<string>();

/** Tells a table where the person is, if it doesn't know: once, and again when they are elsewhere. */
export async function tell({ info, viewer, current }: Screen): Promise<void> {
  if (!info.clock?.days || info.phase !== 'playing' || viewer === 0) return;
  const { id, token } = current;
  const zone = rests() ? Intl.DateTimeFormat().resolvedOptions().timeZone : '';
  const known = find(id)?.nights;
  if (zone === (known?.[token] ?? '') || telling.has(token)) return;
  telling.add(token);
  try {
    const answer = await current.give({ type: 'nights', zone });
    // Refused: it knows already, as another device has told it; or it does not know the zone.
    if (answer.type === 'done' || answer.code === 'not-allowed') {
      keep(id, { nights: { ...known, [token]: zone } });
    }
  } finally {
    telling.delete(token);
  }
}

/** The person chooses. */
export function choose(rest: boolean, screen: Screen): void {
  write(KEY, rest ? '' : 'off');
  void tell(screen);
}
