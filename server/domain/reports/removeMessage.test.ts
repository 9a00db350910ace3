import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { connectUsers, type TestUser } from '#server/testing/factories';
import { openSocket, type TestSocket } from '#server/testing/openSocket';
import { runCommand } from '#server/testing/runCommand';
import { decide, MODERATED, sendReport } from '#server/features/reports/testing/reportWorld';

let server: TestServer;
let moderator: TestUser;
let reader: TestUser;
let socket: TestSocket;
let messageId: number;
let reportId: number;
beforeEach(async () => {
  server = await createTestServer({ config: MODERATED });
  moderator = await server.person({ username: 'mod-one' });
  await server.person({ username: 'mod-two' });
  const author = await server.person();
  reader = await server.person();
  await connectUsers(server, author, reader);
  socket = await openSocket(await server.listen(), author);
  messageId = (await socket.say(reader, 'Buy my notes')).id;
  const wanted = { kind: 'message', id: messageId } as const;
  reportId = (await sendReport(server, reader, wanted)).response.id;
});
afterEach(async () => {
  socket.raw.terminate();
  await server.close();
});

/** Sends an edit with each of the ids that a removal has or had, and waits for the responses. */
async function takeIdsOfRemovals() {
  const edit = { type: 'edit_message', id: messageId, content: 'Buy them now' };
  socket.send({ ...edit, client_id: `removed-${messageId}` });
  await socket.next('message_changed', ({ client_id: id }) => id === `removed-${messageId}`);
  socket.send({ ...edit, client_id: `removed:${messageId}` });
  expect(await socket.next('error')).toMatchObject({ code: 'invalid' });
}

const stored = () =>
  server.deps.db
    .selectFrom('messages')
    .select('content')
    .select((eb) => eb('deleted_at', 'is not', null).as('is_deleted'))
    .where('id', '=', messageId)
    .executeTakeFirstOrThrow();

test('no change by its author keeps a moderator from removing a message', async () => {
  await takeIdsOfRemovals();
  expect((await decide(server, moderator, reportId, { decision: 'remove' })).status).toBe(200);
  expect(await stored()).toEqual({ content: '', is_deleted: true });
});

test('no change by its author keeps the operator from removing a message', async () => {
  await takeIdsOfRemovals();
  const { code, err } = await runCommand(server, 'reports', 'remove-message', String(reportId));
  expect([code, err]).toEqual([0, '']);
  expect(await stored()).toEqual({ content: '', is_deleted: true });
});
