import * as api from '../../api';
import type { Screen } from '../live/screen.svelte';

/** Downloads the record as a file. */
export async function saveRecord(table: string, screen: Screen): Promise<void> {
  try {
    const text = await api.recordOf(table, screen.current.token);
    const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
    const link = document.createElement('a');
    link.href = url;
    link.download = `${screen.info.game}-${table}.tx`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(url), 10_000);
  } catch {
    screen.current.notice = 'problem.offline';
    screen.say(screen.words.text('problem.offline'));
  }
}
