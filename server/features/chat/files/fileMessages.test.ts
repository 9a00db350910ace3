import sharp from 'sharp';
import { calls } from '#contract/calls/index';
import { stopMediaWorker } from '#server/platform/media/processMedia';
import { callAs } from '#server/testing/rights/callAs';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { connectUsers, createVerifiedUser, type TestUser } from '#server/testing/factories';
import { PDF } from '#server/testing/files/documents';
import { animation, blackPng } from '#server/testing/files/pictures';
import { openSocket, type TestSocket } from '#server/testing/openSocket';
import { sendFiles } from '#server/testing/sendFiles';

let server: TestServer;
let nusrat: TestUser;
let tanvir: TestUser;
let hers: TestSocket;
let his: TestSocket;

beforeAll(async () => {
  server = await createTestServer();
  const address = await server.listen();
  nusrat = await createVerifiedUser(server);
  tanvir = await createVerifiedUser(server);
  await connectUsers(server, nusrat, tanvir);
  hers = await openSocket(address, nusrat);
  his = await openSocket(address, tanvir);
});
afterAll(async () => {
  await stopMediaWorker();
  await server.close();
});

async function upload(by: TestUser, name = 'paper.pdf', data: Buffer = PDF) {
  const { response } = await sendFiles(server, by, calls.uploadChatFile, { files: [[name, data]] });
  return response.file_url;
}
const pathOf = (url: string | null) => url?.split('?')[0];
const statusOf = async (url: string | null) =>
  (await server.app.inject({ method: 'GET', url: url ?? '' })).statusCode;
async function send(fields: Record<string, unknown>) {
  hers.send({ receiver_id: tanvir.id, content: '', message_type: 'file', ...fields });
  return (await hers.next('message', ({ message }) => message.sender_id === nusrat.id)).message;
}
const lastLine = async () => (await callAs(server, tanvir, calls.listConversations)).response[0];

test('a file without a text is sent to both with the properties of its upload, whatever the frame says', async () => {
  const file_url = await upload(nusrat);
  const message = await send({ file_url, file_size: 1, file_type: 'image/png' });
  expect(message).toMatchObject({
    content: '',
    message_type: 'file',
    file_size: PDF.length,
    file_type: 'application/pdf',
    file_name: 'paper.pdf',
  });
  const got = await his.next('message');
  expect(pathOf(got.message.file_url)).toBe(pathOf(file_url));
  expect(await statusOf(got.message.file_url)).toBe(200);
  expect(await lastLine()).toMatchObject({ message_type: 'file', last_message: 'paper.pdf' });
});

test('an animation is marked, and has a still that only its signed address opens', async () => {
  const file_url = await upload(nusrat, 'wave.gif', await animation('gif'));
  const message = await send({ file_url });
  expect(message).toMatchObject({ message_type: 'image', animated: true });
  const got = (await his.next('message', ({ message: { animated } }) => animated === true)).message;
  const pagesOf = async (url: string) => {
    const { rawPayload } = await server.app.inject(url);
    return (await sharp(rawPayload, { animated: true }).metadata()).pages ?? 1;
  };
  expect(await pagesOf(got.file_url ?? '')).toBe(3);
  expect(await pagesOf(`${got.file_url}&still=1`)).toBe(1);
  expect(await statusOf(`${pathOf(got.file_url)}?still=1`)).toBe(403);
  const { name } = await server.deps.db
    .selectFrom('files')
    .select('name')
    .where('purpose', '=', 'thumbnail')
    .executeTakeFirstOrThrow();
  expect(await statusOf(`/api/files/${name}`)).toBe(404);
  const picture = await send({ file_url: await upload(nusrat, 'still.png', blackPng(9, 9)) });
  expect(picture.animated).toBeUndefined();
  expect(await pagesOf(`${picture.file_url}&still=1`)).toBe(1);
});

test('a picture is an image and any other file a file, whatever the frame calls it', async () => {
  const picture = await upload(nusrat, 'dot.png', blackPng(4, 4));
  expect(await send({ file_url: picture, message_type: 'text' })).toMatchObject({
    message_type: 'image',
    file_type: 'image/webp',
  });
  const paper = await upload(nusrat);
  expect(await send({ file_url: paper, message_type: 'image', content: 'Look!' })).toMatchObject({
    message_type: 'file',
    content: 'Look!',
  });
  expect(await lastLine()).toMatchObject({ message_type: 'file', last_message: 'Look!' });
});

test('the address is signed again in the history of both, long after the first has expired', async () => {
  const sent = await send({ file_url: await upload(nusrat) });
  server.clock.advance(11 * 60_000);
  expect(await statusOf(sent.file_url)).toBe(403);
  for (const [reader, other] of [
    [nusrat, tanvir],
    [tanvir, nusrat],
  ] as const) {
    const params = { user_id: other.id };
    const { response } = await callAs(server, reader, calls.readHistory, { params });
    const message = response.at(-1);
    expect(message).toMatchObject({ id: sent.id, file_name: 'paper.pdf', file_size: PDF.length });
    expect(pathOf(message?.file_url ?? null)).toBe(pathOf(sent.file_url));
    expect(await statusOf(message?.file_url ?? null)).toBe(200);
  }
});

test('an upload can still be sent hours later, by its whole address or by its path alone', async () => {
  const file_url = await upload(nusrat);
  server.clock.advance(60 * 60_000);
  const whole = `${server.deps.config.publicUrl}${file_url}`;
  expect(await send({ file_url: whole })).toMatchObject({ file_name: 'paper.pdf' });
  expect(await send({ file_url: pathOf(file_url) })).toMatchObject({ file_name: 'paper.pdf' });
});

test('a file sent again with its client id is stored once', async () => {
  const file_url = await upload(nusrat);
  const first = await send({ file_url, client_id: 'again' });
  expect((await send({ file_url, client_id: 'again' })).id).toBe(first.id);
});

describe('a message is refused, and the socket stays open,', () => {
  test.each<[string, () => Promise<string> | string]>([
    ['with the upload of the other person', () => upload(tanvir)],
    ['with an upload that nobody made', () => `/api/chat/files/${'A'.repeat(43)}.pdf`],
    ['with a file of another host', async () => `https://evil.example${await upload(nusrat)}`],
    ['with a host hidden in a path', async () => `//evil.example${await upload(nusrat)}`],
    ['with a public file', async () => (await upload(nusrat)).replace('/chat/files/', '/files/')],
    ['with a way out of the folder', () => '/api/chat/files/../../etc/passwd'],
    ['with an address that is none', () => 'http://'],
  ])('%s', async (_what, address) => {
    const file_url = await address();
    hers.send({
      ...{ receiver_id: tanvir.id, content: 'Look!', message_type: 'file' },
      ...{ client_id: 'mine', file_url },
    });
    expect(await hers.next('error')).toEqual({
      type: 'error',
      code: 'forbidden_file',
      detail: 'You can only send files you uploaded.',
      client_id: 'mine',
    });
    expect(await hers.say(tanvir, 'still here')).toMatchObject({ file_url: null });
  });
});

describe('a deleted message', () => {
  const deleted = async (id: number) => {
    hers.send({ type: 'delete_message', id, client_id: `delete-${id}` });
    return (await hers.next('message_changed', ({ message }) => message.id === id)).message;
  };
  const storedBytes = async () =>
    (
      await server.deps.db
        .selectFrom('users')
        .select('stored_bytes')
        .where('id', '=', nusrat.id)
        .executeTakeFirstOrThrow()
    ).stored_bytes;

  test('loses its file, whose address no longer works, and its space is free again', async () => {
    const before = await storedBytes();
    const sent = await send({ file_url: await upload(nusrat), content: 'Look!' });
    const quoting = { content: 'See this', message_type: 'text', reply_to: sent.id };
    expect(await send(quoting)).toMatchObject({ reply_to: { content: 'Look!' } });
    expect(await storedBytes()).toBe(before + PDF.length);
    expect(await deleted(sent.id)).toMatchObject({
      ...{ content: '', deleted: true, message_type: 'text', file_url: null, file_size: null },
    });
    expect(await statusOf(sent.file_url)).toBe(404);
    expect(await storedBytes()).toBe(before);
  });

  test('leaves its file to another message that has it too', async () => {
    const file_url = await upload(nusrat);
    const first = await send({ file_url });
    const second = await send({ file_url });
    await deleted(first.id);
    expect(await statusOf(second.file_url)).toBe(200);
    await deleted(second.id);
    expect(await statusOf(second.file_url)).toBe(404);
  });

  test('a caption can be edited and removed, and a reply shows a file without one by its name', async () => {
    const sent = await send({ file_url: await upload(nusrat), content: 'Lok!' });
    const edit = async (content: string) => {
      hers.send({
        type: 'edit_message',
        id: sent.id,
        content,
        client_id: `edit-${content.length}`,
      });
      const isIt = ({ message }: { message: { id: number } }) => message.id === sent.id;
      return (await hers.next('message_changed', isIt)).message;
    };
    expect(await edit('Look!')).toMatchObject({ content: 'Look!', message_type: 'file' });
    expect(await edit('')).toMatchObject({ content: '', file_name: 'paper.pdf' });
    const quoting = { content: 'See this', message_type: 'text', reply_to: sent.id };
    expect(await send(quoting)).toMatchObject({ reply_to: { content: 'paper.pdf' } });
  });
});
