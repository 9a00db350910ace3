import { gzipSync } from 'node:zlib';
import { calls } from '#contract/calls/index';
import type { TestServer } from '#server/testing/createTestServer';
import type { TestUser } from '#server/testing/factories';
import { runCommand } from '#server/testing/runCommand';
import { sendFiles } from '#server/testing/sendFiles';

/** The first line of a log. */
export const header = {
  format: 'quad-action-log',
  version: 2,
  application: '0.1.0',
  started_at: '2026-01-01T08:00:00.000Z',
  mode: 'ring',
  share: false,
  count: 1,
  ended_by: null,
  initial_state: { session: { username: 'ada' } },
};

/** The entry with this number. */
export const entry = (i: number, action: object = { type: 'a/b' }) => ({ i, t: i, action });

/** A log of these lines, packed. */
export const packed = (...lines: unknown[]): Buffer =>
  gzipSync(
    lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n'),
  );

/** Sends a file as a session log. */
export const sendLogFile = (server: TestServer, sender: TestUser, file: Buffer, note?: string) =>
  sendFiles(server, sender, calls.sendSessionLog, {
    files: [['session.jsonl.gz', file]],
    texts: note === undefined ? {} : { note },
  });

/** Opens a log as the operator, and returns the token of the new link. */
export async function openLog(server: TestServer, id: number): Promise<string> {
  const { out } = await runCommand(server, 'logs', 'open', String(id));
  return /#log=([\w-]+)/.exec(out)?.[1] ?? '';
}
