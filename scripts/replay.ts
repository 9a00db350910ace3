import { createReadStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { openReplay } from '#replay/openReplay';
import type { Replay } from '#replay/createReplay';
import { describeVerdict } from '#replay/describe';
import { toDevToolsHistory } from '#replay/toDevToolsHistory';
import { LogError, type LogEntry } from '#replay/logFormat';

const USAGE =
  'npm run replay -- FILE [--until N] [--print path.in.the.state] [--json] [--devtools OUT.json]';

interface Wanted {
  file: string;
  until: number;
  print: string | undefined;
  json: boolean;
  /** The output file for the Redux DevTools history. */
  devtools: string | undefined;
}

function readArguments(): Wanted {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      until: { type: 'string' },
      print: { type: 'string' },
      json: { type: 'boolean', default: false },
      devtools: { type: 'string' },
    },
  });
  const [file, ...more] = positionals;
  const until = values.until === undefined ? Infinity : Number(values.until);
  if (file === undefined || more.length > 0 || Number.isNaN(until)) throw new Error(USAGE);
  return { file, until, print: values.print, json: values.json, devtools: values.devtools };
}

/** Yields the entries up to the one with this number. */
async function* upTo(
  entries: AsyncIterable<LogEntry>,
  until: number,
): AsyncGenerator<LogEntry, void, undefined> {
  for await (const entry of entries) {
    if (entry.i > until) return;
    yield entry;
  }
}

/** Returns the part of the state at a path, or undefined if there is none. */
function partAt(state: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (part, name) =>
        typeof part === 'object' && part !== null
          ? (part as Record<string, unknown>)[name]
          : undefined,
      state,
    );
}

function reportAsJson(replay: Replay<object>, print: string | undefined): string {
  const verdict = replay.verdict();
  const report: Record<string, unknown> = { ...verdict, actions: replay.entries.length };
  if (!verdict.matches) {
    const { from, to } = verdict;
    report.entries = replay.entries
      .slice(from, to + 1)
      .map(({ i, action }) => ({ i, type: action.type }));
    report.diff = replay.diffBetween(from - 1, to);
  }
  if (print !== undefined)
    report.state = partAt(replay.stateAt(replay.entries.length - 1), print) ?? null;
  return JSON.stringify(report, null, 2);
}

async function main(): Promise<void> {
  const { file, until, print, json, devtools } = readArguments();
  const { replay, entries } = await openReplay(createReadStream(file, 'utf8'));
  await replay.load(upTo(entries, until));
  if (devtools !== undefined)
    await writeFile(devtools, JSON.stringify(toDevToolsHistory(replay.header, replay.entries)));
  if (json) console.log(reportAsJson(replay, print));
  else {
    console.log(describeVerdict(replay).join('\n'));
    if (print !== undefined) {
      const part = partAt(replay.stateAt(replay.entries.length - 1), print);
      console.log(`${print} = ${JSON.stringify(part, null, 2) ?? 'nothing'}`);
    }
  }
  if (!replay.verdict().matches) process.exitCode = 1;
}

main().catch((error: unknown) => {
  const isExpected = error instanceof LogError || (error as { code?: string }).code !== undefined;
  console.error(
    isExpected || (error as Error).message === USAGE ? (error as Error).message : error,
  );
  process.exitCode = 1;
});
