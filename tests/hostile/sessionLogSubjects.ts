import { checkLines, LineRefused } from '#server/features/sessionLogs/check/checkLines';
import { logLines } from '#server/features/sessionLogs/check/logLines';
import type { Subject } from './subject';

const folder = 'server/features/sessionLogs/check/';

const header = (text: string) => ({
  format: 'quad-action-log',
  version: 2,
  application: text,
  started_at: '2026-01-01T08:00:00.000Z',
  mode: 'ring',
  share: false,
  count: 1,
  ended_by: null,
  initial_state: { [text]: text, title: text, queryCacheKey: `search(${text})` },
});

async function* chunksOf(text: string): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text);
  for (let start = 0; start < bytes.length; start += 100)
    yield await Promise.resolve(bytes.subarray(start, start + 100));
}

/** Checks a log to its end, or to the line that is refused. */
async function check(text: string): Promise<void> {
  try {
    for await (const line of checkLines(logLines(chunksOf(text)))) if (line === '') return;
  } catch (error) {
    if (!(error instanceof LineRefused)) throw error;
  }
}

/** The check of session logs that anyone may send. */
export const sessionLogSubjects: readonly Subject[] = [
  { name: 'logLines', file: `${folder}logLines.ts`, run: check },
  {
    name: 'checkLines',
    file: `${folder}checkLines.ts`,
    run: (text) => {
      const action = { type: text, payload: { text, path: text, [text]: text } };
      return check(`${JSON.stringify(header('1'))}\n${JSON.stringify({ i: 0, t: 0, action })}`);
    },
  },
  {
    name: 'headerProblem',
    file: `${folder}logSchemas.ts`,
    run: (text) => check(JSON.stringify(header(text))),
  },
];
