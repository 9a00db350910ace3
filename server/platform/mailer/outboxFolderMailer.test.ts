import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import PostalMime from 'postal-mime';
import { createOutboxFolderMailer } from './outboxFolderMailer';

let folder: string;
const lines: string[] = [];
const log = pino({}, { write: (line) => lines.push(line) });
const clock = { now: () => new Date('2026-03-01T12:00:00Z') };

beforeEach(async () => {
  lines.splice(0);
  folder = join(await mkdtemp(join(tmpdir(), 'quad-outbox-')), 'outbox');
});
afterEach(() => rm(join(folder, '..'), { recursive: true, force: true }));

const send = (more: object) =>
  createOutboxFolderMailer({ folder, from: 'Quad <no-reply@quad.example>', clock, log }).send({
    to: 'ann@example.org',
    subject: 'Verify your email',
    text: 'Code: 042917',
    html: '<p>Code: 042917</p>',
    ...more,
  });

it('writes each mail to a file that a mail program can read', async () => {
  await Promise.all([send({}), send({ subject: 'পড়াশোনা' })]);
  const files = await readdir(folder);
  expect(files).toHaveLength(2);
  const mails = await Promise.all(
    files.map(async (file) => PostalMime.parse(await readFile(join(folder, file)))),
  );
  expect(mails.map(({ subject }) => subject).sort()).toEqual(['Verify your email', 'পড়াশোনা']);
  expect(mails[0]).toMatchObject({
    from: { address: 'no-reply@quad.example' },
    to: [{ address: 'ann@example.org' }],
    text: 'Code: 042917\n',
    html: '<p>Code: 042917</p>\n',
  });
  for (const file of files) expect(file).toMatch(/^2026-03-01T12-00-00-000Z-[0-9a-f-]{36}\.eml$/);
});

it('logs subject and code, but no address', async () => {
  await send({ code: '042917' });
  const [line] = lines.map((text) => JSON.parse(text) as Record<string, unknown>);
  expect(line).toMatchObject({ level: 30, subject: 'Verify your email', code: '042917' });
  expect(lines.join()).not.toContain('ann@');
});
