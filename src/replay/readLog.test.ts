import { readFileSync } from 'node:fs';
import Ajv from 'ajv';
import { LOG_FORMAT, LOG_VERSION, type LogEntry, type LogHeader } from './logFormat';
import { readLog } from './readLog';
import { textChunks, textStream } from './textChunks';
import { writeLog } from './writeLog';

const header: LogHeader = {
  format: LOG_FORMAT,
  version: LOG_VERSION,
  application: '1.2.3',
  started_at: '2026-01-01T00:00:00.000Z',
  mode: 'ring',
  share: false,
  count: 2,
  ended_by: null,
  initial_state: { toasts: { items: [] } },
};
const entries: LogEntry[] = [
  { i: 7, t: 10, action: { type: 'a', payload: 'বাংলা\n😀' } },
  { i: 8, t: 20, action: { type: 'b' }, h: '00000000000abc' },
];

async function* pieces(text: string, length: number): AsyncGenerator<string, void, undefined> {
  for (let at = 0; at < text.length; at += length) yield text.slice(at, at + length);
}
async function written(): Promise<string> {
  let text = '';
  for await (const piece of writeLog(header, entries)) text += piece;
  return text;
}
async function readAll(text: string, length = 7) {
  const log = await readLog(pieces(text, length));
  const read: LogEntry[] = [];
  for await (const entry of log.entries) read.push(entry);
  return { header: log.header, entries: read };
}
const replaceLine = async (line: number, text: string) => {
  const lines = (await written()).split('\n');
  lines[line - 1] = text;
  return lines.join('\n');
};

test.each([1, 2, 64, 100_000])('a log is read from chunks of %d characters', async (length) => {
  expect(await readAll(await written(), length)).toEqual({ header, entries });
});

test('a log survives byte streams that are cut within characters', async () => {
  const whole = new Uint8Array(
    await new Response(textStream(pieces(await written(), 9))).arrayBuffer(),
  );
  const cut = new ReadableStream<Uint8Array>({
    start(controller) {
      for (let at = 0; at < whole.length; at += 5) controller.enqueue(whole.slice(at, at + 5));
      controller.close();
    },
  });
  const log = await readLog(textChunks(cut));
  const read: LogEntry[] = [];
  for await (const entry of log.entries) read.push(entry);
  expect(read).toEqual(entries);
});

test('Windows line endings, a byte order mark and trailing empty lines are accepted', async () => {
  const text = `\uFEFF${(await written()).replace(/\n/g, '\r\n')}\r\n\r\n`;
  expect(await readAll(text)).toEqual({ header, entries });
});

test('every written line matches the published schema, and a modified one does not', async () => {
  const schema = JSON.parse(readFileSync('docs/replay.schema.json', 'utf8')) as object;
  const fits = new Ajv({ strict: true, allowUnionTypes: true }).compile(schema);
  const lines = (await written())
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as object);
  expect(lines.map((line) => fits(line))).toEqual([true, true, true]);
  expect(fits({ ...lines[0], mode: 'other' })).toBe(false);
  expect(fits({ ...lines[2], h: 'no hash' })).toBe(false);
  expect(fits({ i: 1, t: 2 })).toBe(false);
  expect(fits({ ...header, screen: phone })).toBe(true);
  expect(fits({ ...header, screen: { ...phone, width: 'wide' } })).toBe(false);
});

const phone = {
  timezone: 'Asia/Dhaka',
  width: 390,
  height: 844,
  reduced_motion: true,
  color_scheme: 'dark',
} as const;

test('the zone and window of the recording are read, and a damaged one is reported', async () => {
  const read = await readAll(await replaceLine(1, JSON.stringify({ ...header, screen: phone })));
  expect(read.header.screen).toEqual(phone);
  for (const screen of [null, 'x', { ...phone, width: '390' }, { ...phone, timezone: undefined }]) {
    const text = await replaceLine(1, JSON.stringify({ ...header, screen }));
    await expect(readAll(text)).rejects.toThrow(/screen/);
  }
});

test('a version 1 log is read, with `commit` for the application and `state` for the initial state', async () => {
  const { application, initial_state, count: _count, ended_by: _end, ...rest } = header;
  const old = { ...rest, version: 1, commit: application, state: initial_state };
  const { header: read } = await readAll(await replaceLine(1, JSON.stringify(old)));
  expect(read).toEqual({ ...header, count: 0 });
});

test.each([
  ['a picture', '\x89PNG\r\n', 'Line 1: This is not a session log of Quad.'],
  ['an empty file', '', 'Line 1: This is not a session log of Quad.'],
  ['other JSON', '{"type":"other"}', 'Line 1: This is not a session log of Quad.'],
  [
    'a version to come',
    JSON.stringify({ format: LOG_FORMAT, version: 99 }),
    'Line 1: Version 99 of the format is unknown.',
  ],
  [
    'a header without a state',
    JSON.stringify({ ...header, initial_state: 5 }),
    'Line 1: The header’s field “initial_state” is missing or damaged.',
  ],
])('%s is rejected', async (_name, text, message) => {
  await expect(readAll(text)).rejects.toThrow(message);
});

test.each([
  ['half a line', '{"i":8,"t":2', 'Line 3: The file is damaged: not valid JSON.'],
  ['a number', '5', 'Line 3: The file is damaged: no entry.'],
  [
    'a missing entry',
    '{"i":9,"t":2,"action":{"type":"b"}}',
    'Line 3: The file is damaged: found entry 9 where entry 8 was expected.',
  ],
  [
    'no number',
    '{"t":2,"action":{"type":"b"}}',
    'Line 3: The file is damaged: the entry has no number.',
  ],
  [
    'no time',
    '{"i":8,"action":{"type":"b"}}',
    'Line 3: The file is damaged: the entry has no time.',
  ],
  [
    'no action',
    '{"i":8,"t":2,"action":{}}',
    'Line 3: The file is damaged: the entry has no action with a type.',
  ],
  [
    'no hash',
    '{"i":8,"t":2,"action":{"type":"b"},"h":"x"}',
    'Line 3: The file is damaged: the hash is invalid.',
  ],
])('%s on a line is reported with the line number', async (_name, line, message) => {
  await expect(readAll(await replaceLine(3, line))).rejects.toThrow(message);
});
