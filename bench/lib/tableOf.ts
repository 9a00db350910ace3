import type { BenchResult } from './benchmark';

/** Returns a table in Markdown. */
export function tableOf({ columns, rows }: Pick<BenchResult, 'columns' | 'rows'>): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rule = line(columns.map(() => '---'));
  return [line(columns), rule, ...rows.map(line)].join('\n');
}
