import { fileURLToPath } from 'node:url';
import { assistant } from './assistant';
import { chat } from './chat';
import { chatWindow } from './chatWindow';
import { feed } from './feed';
import { openCampuses } from './lib/campuses';
import type { Benchmark } from './lib/benchmark';
import { tableOf, writeSection } from './lib/writeSection';
import { likes } from './likes';
import { papers } from './papers';
import { people } from './people';
import { replay } from './replay';
import { search } from './search';

const benchmarks: Readonly<Record<string, Benchmark>> = {
  feed,
  search,
  people,
  papers,
  likes,
  chat,
  chatWindow,
  assistant,
  replay,
};
const README = fileURLToPath(new URL('./README.md', import.meta.url));

/** Runs the named benchmarks, or all; the exit code is 1 where a budget is missed. */
async function main(names: readonly string[]): Promise<void> {
  const wanted = names.length > 0 ? names : Object.keys(benchmarks);
  const unknown = wanted.find((name) => !(name in benchmarks));
  if (unknown !== undefined) {
    const known = Object.keys(benchmarks).join(', ');
    throw new Error(`There is no benchmark ${unknown}. There are: ${known}.`);
  }
  const campuses = await openCampuses((line) => console.log(line));
  try {
    for (const name of wanted) {
      const benchmark = benchmarks[name];
      if (!benchmark) continue;
      console.log(`\n${benchmark.title}`);
      const result = await benchmark.run(campuses);
      console.log(tableOf(result));
      for (const { text, kept } of result.budgets) {
        console.log(`${kept ? 'kept  ' : 'MISSED'} ${text}`);
        if (!kept) process.exitCode = 1;
      }
      await writeSection(README, name, benchmark, result);
    }
  } finally {
    await campuses.close();
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
