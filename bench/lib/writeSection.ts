import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import { format, resolveConfig } from 'prettier';
import type { Benchmark, BenchResult } from './benchmark';
import { summaryOf } from './summaryOf';
import { tableOf } from './tableOf';

const HEAD = `# Benchmarks

\`npm run bench\` runs all, \`npm run bench -- NAME\` one; each writes its part of this page, and its lines of the table
below. Budgets are ratios within one run or times at a stated size, because machines differ. The data is made by
[lib/campus/fillCampus.ts](lib/campus/fillCampus.ts): 10 thousand people, posts of all kinds with pictures, documents, events, hashtags
and two likes each, in an embedded PostgreSQL of its own with its standard settings for reading.`;

const SECTION = /<!-- (\w+) -->([\s\S]*?)<!-- end of \1 -->/g;

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

/** The result of one benchmark, and the names of all benchmarks in page order. */
export interface Finding {
  name: string;
  benchmark: Benchmark;
  result: BenchResult;
  order: readonly string[];
}

/** Replaces one benchmark's section on the page, and leaves the others unchanged. */
export async function writeSection(
  file: string,
  { name, benchmark, result, order }: Finding,
): Promise<void> {
  const old = existsSync(file) ? await readFile(file, 'utf8') : '';
  const sections = new Map([...old.matchAll(SECTION)].map(([, of, text]) => [of, text?.trim()]));
  sections.set(name, sectionOf(benchmark, result));
  const known = order.flatMap((each) => {
    const text = sections.get(each);
    return text === undefined ? [] : [{ name: each, text }];
  });
  const page = [
    HEAD,
    summaryOf(known.map(({ text }) => text)),
    ...known.map((each) => `<!-- ${each.name} -->\n\n${each.text}\n\n<!-- end of ${each.name} -->`),
  ].join('\n\n');
  await writeFile(file, await format(page, { ...(await resolveConfig(file)), filepath: file }));
}
