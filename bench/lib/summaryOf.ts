import { tableOf } from './tableOf';

/** The anchor of a heading within its page, in the format of repository hosts. */
const anchorOf = (title: string) =>
  `#${title
    .toLowerCase()
    .replaceAll(/[^\w\- ]/g, '')
    .replaceAll(' ', '-')}`;

function rowsOf(section: string): string[][] {
  const title = /^## (.+)$/m.exec(section)?.[1] ?? '';
  const date = /^(\d{4}-\d\d-\d\d), /m.exec(section)?.[1] ?? '';
  return [...section.matchAll(/^- (Kept|MISSED): (.+)$/gm)].map(([, verdict = '', text = '']) => [
    `[${title}](${anchorOf(title)})`,
    text,
    verdict === 'Kept' ? 'kept' : '**missed**',
    date,
  ]);
}

/** Returns a table of all budgets in the page's sections, each with its latest result. */
export function summaryOf(sections: readonly string[]): string {
  return tableOf({
    columns: ['', 'budget, and what was found', '', 'measured'],
    rows: sections.flatMap(rowsOf),
  });
}
