import { createReadStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { openReplay } from '#replay/openReplay';
import type { Replay } from '#replay/createReplay';
import { describeVerdict } from '#replay/describe';
import { toDevToolsHistory } from '#replay/toDevToolsHistory';
import { PathError, parsePath, valueAt } from '#replay/history/statePath';
import { LogError, type LogEntry } from '#replay/logFormat';
import { showHistory, showWhen } from './replay/showHistory';
import { writeTest, type TestOptions } from './replay/writeTest';

const USAGE = `npm run replay -- FILE [--until N] [--print PATH] [--json] [--devtools OUT.json]
npm run replay -- FILE --history PATH [--json]
npm run replay -- FILE --when 'PATH = VALUE' [--json]
npm run replay -- FILE --to-test --at N --path PATH [--expect VALUE] [--out OUT.test.ts]`;

/** The exit code for a path that can't be read. */
const MALFORMED = 2;

interface Wanted {
  file: string;
  until: number;
  print: string | undefined;
  history: string | undefined;
  when: string | undefined;
  /** The test to write. */
  test: TestOptions | undefined;
  json: boolean;
  /** The output file for the Redux DevTools history. */
  devtools: string | undefined;
}

function testOptions(
  file: string,
  { at, path, ...rest }: Partial<Record<'at' | 'path' | 'expect' | 'out', string>>,
): TestOptions {
  if (path === undefined || at === undefined || !/^\d{1,15}$/.test(at)) throw new Error(USAGE);
  return { file, path, at: Number(at), expect: rest.expect, out: rest.out };
}

function readArguments(): Wanted {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      until: { type: 'string' },
      print: { type: 'string' },
      history: { type: 'string' },
      when: { type: 'string' },
      'to-test': { type: 'boolean', default: false },
      at: { type: 'string' },
      path: { type: 'string' },
      expect: { type: 'string' },
      out: { type: 'string' },
      json: { type: 'boolean', default: false },
      devtools: { type: 'string' },
    },
  });
  const [file, ...more] = positionals;
  const until = values.until === undefined ? Infinity : Number(values.until);
  if (file === undefined || more.length > 0 || Number.isNaN(until)) throw new Error(USAGE);
  const { print, history, when, json, devtools } = values;
  const questions = [print, history, when, values['to-test'] || undefined];
  if (questions.filter((question) => question !== undefined).length > 1) throw new Error(USAGE);
  const test = values['to-test'] ? testOptions(file, values) : undefined;
  return { file, until, print, history, when, test, json, devtools };
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

/** Returns the last state's part at a path. Throws a {@link PathError}. */
const partAt = (replay: Replay<object>, path: string): unknown =>
  valueAt(replay.stateAt(replay.entries.length - 1), parsePath(path));

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
  if (print !== undefined) report.state = partAt(replay, print) ?? null;
  return JSON.stringify(report, null, 2);
}

/** Prints the verdict, and a part of the last state. Returns the exit code. */
function showVerdict(replay: Replay<object>, { print, json }: Wanted): number {
  if (json) console.log(reportAsJson(replay, print));
  else {
    console.log(describeVerdict(replay).join('\n'));
    if (print !== undefined)
      console.log(`${print} = ${JSON.stringify(partAt(replay, print), null, 2) ?? 'nothing'}`);
  }
  return replay.verdict().matches ? 0 : 1;
}

async function main(): Promise<void> {
  const wanted = readArguments();
  const { file, until, history, when, test, json, devtools } = wanted;
  const { replay, entries } = await openReplay(createReadStream(file, 'utf8'));
  await replay.load(upTo(entries, until));
  if (devtools !== undefined)
    await writeFile(devtools, JSON.stringify(toDevToolsHistory(replay.header, replay.entries)));
  if (history !== undefined) process.exitCode = await showHistory(replay, history, json);
  else if (when !== undefined) process.exitCode = await showWhen(replay, when, json);
  else if (test) process.exitCode = await writeTest(replay, test);
  else process.exitCode = showVerdict(replay, wanted);
}

main().catch((error: unknown) => {
  const isExpected =
    error instanceof LogError ||
    error instanceof PathError ||
    (error as { code?: string }).code !== undefined;
  console.error(
    isExpected || (error as Error).message === USAGE ? (error as Error).message : error,
  );
  process.exitCode = error instanceof PathError ? MALFORMED : 1;
});
