import { fileURLToPath } from 'node:url';
import { assistant } from './assistant';
import { chatbot } from './chatbot';
import { chat } from './chat';
import { chatIndexing } from './chatIndexing';
import { chatSearch } from './chatSearch';
import { chatWindow } from './chatWindow';
import { feed } from './feed';
import { feedLoad } from './feedLoad';
import { feedScopes } from './feedScopes';
import { firstLoad } from './firstLoad';
import { frames } from './frames';
import { hostileLoad } from './hostileLoad';
import { landing } from './landing';
import type { Benchmark } from './lib/benchmark';
import { openCampuses, type Campuses } from './lib/campus/campuses';
import { stopServers } from './lib/startServer';
import { tableOf } from './lib/tableOf';
import { writeSection } from './lib/writeSection';
import { likedBy } from './likedBy';
import { likes } from './likes';
import { papers } from './papers';
import { people } from './people';
import { reader } from './reader';
import { reads } from './reads';
import { replay } from './replay';
import { replayOpening } from './replayOpening';
import { replayViewer } from './replayViewer';
import { search } from './search';
import { searchAll } from './searchAll';
import { start } from './start';

/** In page order. */
const benchmarks: Readonly<Record<string, Benchmark>> = {
  ...{ firstLoad, landing, start },
  ...{ feed, feedScopes, feedLoad, reads, search, searchAll },
  ...{ people, papers, reader, likedBy, likes },
  ...{ chat, chatWindow, chatSearch, chatIndexing, frames, hostileLoad },
  ...{ chatbot, assistant, replay, replayOpening, replayViewer },
};
const README = fileURLToPath(new URL('./README.md', import.meta.url));

async function runOne(name: string, benchmark: Benchmark, campuses: Campuses): Promise<void> {
  console.log(`\n${benchmark.title}`);
  const result = await benchmark.run(campuses);
  console.log(tableOf(result));
  for (const { text, kept } of result.budgets) {
    console.log(`${kept ? 'kept  ' : 'MISSED'} ${text}`);
    if (!kept) process.exitCode = 1;
  }
  await writeSection(README, { name, benchmark, result, order: Object.keys(benchmarks) });
}

/**
 * Runs the named benchmarks, or all. The exit code is 1 if a budget is missed or a benchmark
 * failed.
 */
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
      try {
        await runOne(name, benchmark, campuses);
      } catch (error) {
        // Keep the results of the other benchmarks, because they took long as well.
        console.error(`FAILED ${name}:`, error);
        process.exitCode = 1;
      } finally {
        await stopServers();
      }
    }
  } finally {
    await campuses.close();
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
