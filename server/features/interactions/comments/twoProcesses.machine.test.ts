import type { TestUser } from '#server/testing/factories';
import { openSocket, type TestSocket } from '#server/testing/openSocket';
import { startTwoServers, type TwoServers } from '#server/testing/services/twoServers';
import { waitUntil } from '#server/testing/waitUntil';
import { startDiscussion, type Discussion } from './testing/discussion';

let both: TwoServers;
let author: TestUser;
let reader: TestUser;
let on: Discussion;
let socket: TestSocket;

beforeAll(async () => {
  both = await startTwoServers();
});
afterAll(() => both.close());
beforeEach(async () => {
  [author, reader] = [await both.here.person(), await both.here.person()];
  on = await startDiscussion(both.here, author);
  socket = await openSocket(both.addresses.there, reader);
});
afterEach(async () => {
  socket.raw.close();
  await socket.closed;
});

async function watch() {
  socket.send({ type: 'watch_comments', post_ids: [on.postId] });
  await socket.next('comments_watched');
}

test('changes written by one process reach those who watch on another', async () => {
  await watch();
  const { id } = await on.say(author, 'first');
  expect(await socket.next('comment_added')).toMatchObject({ comment_id: id });
  await on.edit(author, id, 'second thoughts');
  expect(await socket.next('comment_changed')).toMatchObject({ comment_id: id });
  await on.remove(author, id);
  expect(await socket.next('comment_removed')).toMatchObject({ comment_id: id, stays: false });
});

test('after an outage of Redis the greeting comes again, and the socket still watches', async () => {
  await watch();
  await both.redis.kill();
  await on.say(author, 'while Redis is away');
  socket.frames.length = 0;
  await both.redis.start();
  await waitUntil(() => expect(socket.of('ready')).toHaveLength(1));
  await watch();
  const { id } = await on.say(author, 'back');
  await socket.next('comment_added', ({ comment_id }) => comment_id === id);
});
