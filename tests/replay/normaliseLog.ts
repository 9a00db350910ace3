import { createReadStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import type { UnknownAction } from '@reduxjs/toolkit';
import { openReplay } from '#replay/openReplay';
import { createReplay } from '#replay/createReplay';
import { hashState } from '#replay/hashState';
import type { LogEntry, LogHeader } from '#replay/logFormat';
import { createNormaliser } from '#replay/redact/normalise';
import { writeLog } from '#replay/writeLog';
import { rootReducer } from '#app/store/rootReducer';

/**
 * Returns a log that does not depend on the day or on ids. Generated values are numbered, times are
 * fixed, and there is a hash after every action.
 */
export async function normaliseLog(chunks: AsyncIterable<string>): Promise<string> {
  const { replay, entries } = await openReplay(chunks);
  await replay.load(entries);
  const normalise = createNormaliser();
  const header: LogHeader = {
    ...replay.header,
    started_at: '2026-01-01T00:00:00.000Z',
    initial_state: normalise(replay.header.initial_state as never) as LogHeader['initial_state'],
  };
  const reducer = rootReducer as Parameters<typeof createReplay>[0]['reducer'];
  const again = createReplay({ reducer, header });
  const lines: LogEntry[] = [];
  for (const [i, entry] of replay.entries.entries()) {
    const action = normalise(entry.action) as UnknownAction;
    await again.load([{ i, t: i, action }]);
    lines.push({ i, t: i, action, h: hashState(again.stateAt(i)) });
  }
  let text = '';
  for await (const piece of writeLog(header, lines)) text += piece;
  return text;
}

/** Normalises files in place. */
async function main(files: readonly string[]): Promise<void> {
  for (const file of files)
    await writeFile(file, await normaliseLog(createReadStream(file, 'utf8')));
}

if (process.argv[1]?.endsWith('normaliseLog.ts')) await main(process.argv.slice(2));
