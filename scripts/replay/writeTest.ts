import { mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, extname, join, relative } from 'node:path';
import type { Replay } from '#replay/createReplay';
import { actionName } from '#replay/describe';
import { readValue } from '#replay/history/condition';
import { parsePath, valueAt } from '#replay/history/statePath';
import { neverThere } from '#replay/texts';
import { findCase } from './findCase';
import { testText } from './testText';

/** The options of `--to-test`. */
export interface TestOptions {
  /** The log's file. */
  file: string;
  /** The number of the action after which the value is asserted. */
  at: number;
  path: string;
  /** The value that the test expects. Undefined for the one in the log. */
  expect: string | undefined;
  /** The file to write. Undefined for one named after the log. */
  out: string | undefined;
}

/** The folder of tests from logs. They run with the client's. */
const FOLDER = 'src/replay/reported';

/** Returns `session-at-34.test.ts` for `session.jsonl`. */
const testName = (log: string, at: number) => `${basename(log, extname(log))}-at-${at}.test.ts`;

/**
 * Writes a Jest test that feeds the log's actions to the reducer and asserts a value. Returns the
 * exit code: 1 if the log has no such action or value. Throws a `PathError`. Rejects if the file
 * exists.
 */
export async function writeTest(replay: Replay<object>, options: TestOptions): Promise<number> {
  const path = parsePath(options.path);
  const { entries } = replay;
  const place = options.at - (entries[0]?.i ?? 0);
  const entry = entries[place];
  if (!entry) {
    console.error(`The log has no action ${options.at}.`);
    return 1;
  }
  if ([place - 1, place].every((at) => valueAt(replay.stateAt(at), path) === undefined)) {
    console.error(neverThere);
    return 1;
  }
  const found = findCase(replay, place, path);
  if (!found) {
    console.error('The reducer throws before this action, so no test can lead to it.');
    return 1;
  }
  const expected = options.expect === undefined ? found.value : readValue(options.expect);
  const file = options.out ?? join(FOLDER, testName(options.file, options.at));
  const claim = { path, expected, at: options.at, action: actionName(entry.action) };
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, await testText(found, claim, file), { flag: 'wx' });
  const all = (place + 1).toLocaleString('en');
  const shown = relative('.', file);
  console.log(`Wrote ${shown} with ${found.actions.length} of ${all} actions.
npx jest --selectProjects client --runTestsByPath ${shown}`);
  return 0;
}
