import { tableOf } from './tableOf';

/** The address of a heading within its page, as the hosts of repositories make it. */
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

/** All budgets of the page's sections in one table, each with what was found last. */
export function summaryOf(sections: readonly string[]): string {
  return tableOf({
    columns: ['', 'budget, and what was found', '', 'measured'],
    rows: sections.flatMap(rowsOf),
  });
}
