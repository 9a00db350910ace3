import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import { format, resolveConfig } from 'prettier';
import type { Benchmark, BenchResult } from './benchmark';

const HEAD = `# Benchmarks

\`npm run bench\` runs all, \`npm run bench -- NAME\` one; each writes its part of this page. Budgets are ratios within
one run or times at a stated size, because machines differ. The data is made by
[lib/fillCampus.ts](lib/fillCampus.ts): 10 thousand people, posts of all kinds with pictures, documents, events, hashtags
and two likes each, in an embedded PostgreSQL of its own with its standard settings for reading.
`;

/** A table in Markdown. */
export function tableOf({ columns, rows }: Pick<BenchResult, 'columns' | 'rows'>): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rule = line(columns.map(() => '---'));
  return [line(columns), rule, ...rows.map(line)].join('\n');
}

function machine(): string {
  const [first] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${cpus().length} × ${first?.model.trim() ?? 'unknown processor'}, ${memory} GB, Node ${process.version}`;
}

function sectionOf({ title, method }: Benchmark, result: BenchResult): string {
  const budgets = result.budgets.map(({ text, kept }) => `- ${kept ? 'Kept' : 'MISSED'}: ${text}`);
  const when = `${new Date().toISOString().slice(0, 10)}, ${machine()}`;
  return [`## ${title}`, method, tableOf(result), budgets.join('\n'), when].join('\n\n');
}

/** Puts the figures of one benchmark in their place on the page, and leaves the others as they are. */
export async function writeSection(
  file: string,
  name: string,
  benchmark: Benchmark,
  result: BenchResult,
): Promise<void> {
  const [start, end] = [`<!-- ${name} -->`, `<!-- end of ${name} -->`];
  const old = existsSync(file) ? await readFile(file, 'utf8') : HEAD;
  const section = `${start}\n\n${sectionOf(benchmark, result)}\n\n${end}`;
  const from = old.indexOf(start);
  const page =
    from < 0
      ? `${old.trimEnd()}\n\n${section}\n`
      : old.slice(0, from) + section + old.slice(old.indexOf(end) + end.length);
  await writeFile(file, await format(page, { ...(await resolveConfig(file)), filepath: file }));
}
