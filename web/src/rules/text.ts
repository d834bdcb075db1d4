// Parses a rules page: `= title`, `> lead`, `# id | section`, `- item`, `! figure | caption`, `| cell | cell`
// (the first line of a table has the column headers), and paragraphs, each on its own line.

export type Block =
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'table'; rows: string[][] }
  | { kind: 'figure'; name: string; caption: string };

export interface Section {
  /** Its name in addresses and for the table's explanations; the same in all languages. */
  id: string;
  title: string;
  blocks: Block[];
}

export interface Rules {
  title: string;
  lead: string;
  sections: Section[];
}

export function readRules(text: string): Rules {
  const rules: Rules = { title: '', lead: '', sections: [] };
  for (const line of text.split('\n').filter((each) => each.trim() !== '')) {
    const rest = line.slice(2).trim();
    const blocks = rules.sections.at(-1)?.blocks ?? [];
    if (line.startsWith('= ')) rules.title = rest;
    else if (line.startsWith('> ')) rules.lead = rest;
    else if (line.startsWith('# ')) {
      const [id, title] = rest.split(' | ');
      rules.sections.push({ id: id!, title: title ?? '', blocks: [] });
    } else if (line.startsWith('- ')) item(blocks, rest);
    else if (line.startsWith('| ')) row(blocks, rest.split(' | '));
    else if (line.startsWith('! ')) {
      const [name, caption] = rest.split(' | ');
      blocks.push({ kind: 'figure', name: name!, caption: caption ?? '' });
    } else blocks.push({ kind: 'paragraph', text: line.trim() });
  }
  return rules;
}

function item(blocks: Block[], text: string): void {
  const last = blocks.at(-1);
  if (last?.kind === 'list') last.items.push(text);
  else blocks.push({ kind: 'list', items: [text] });
}

function row(blocks: Block[], cells: string[]): void {
  const last = blocks.at(-1);
  if (last?.kind === 'table') last.rows.push(cells);
  else blocks.push({ kind: 'table', rows: [cells] });
}
