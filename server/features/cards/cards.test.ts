import { calls } from '#contract/calls/index';
import { CARDS_MAX } from '#contract/limits';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import type { TestUser } from '#server/testing/factories';
import { insertPaper } from '#server/testing/insertPaper';
import { callAs } from '#server/testing/rights/callAs';
import { testRefusals } from '#server/testing/rights/testRefusals';

let server: TestServer;
let writer: TestUser;
let reader: TestUser;
let paperId: number;
let site: string;
beforeAll(async () => {
  server = await createTestServer();
  writer = await server.person();
  reader = await server.person();
  paperId = await insertPaper(server, writer, { title: 'On $E = mc^2$' });
  site = server.deps.config.publicUrl;
});
afterAll(() => server.close());

testRefusals(() => server, ['readCards', 'listPaperPosts']);

const write = async (content: string, user = writer) =>
  (await callAs(server, user, calls.createTextPost, { body: { content } })).response.id;
const cardsOf = async (addresses: string[], user = reader) =>
  (await callAs(server, user, calls.readCards, { body: { addresses } })).response.cards;
const postsOf = async (user = reader, query: { before_id?: number; limit?: number } = {}) => {
  const found = await callAs(server, user, calls.listPaperPosts, {
    params: { id: paperId },
    query,
  });
  return found.response.posts.map(({ id }) => id);
};
const paperAddress = () => `${site}/dashboard/research/papers/${paperId}`;

describe('cards', () => {
  test('name papers, events and posts, in the order of their addresses', async () => {
    const event = await callAs(server, writer, calls.createEventPost, {
      body: {
        event_title: 'Reading group',
        event_description: 'Bring a paper.',
        event_date: '2199-12-31',
        event_time: '18:00',
      },
    });
    const eventId = event.response.event?.id ?? 0;
    const postId = await write('A note about nothing.');
    const addresses = [
      `${site}/dashboard/posts?highlight=${postId}`,
      `${paperAddress()}/read#page=3`,
      `${site}/dashboard/events/${eventId}`,
      `${site}/dashboard/posts?highlight=${event.response.id}`,
    ];
    expect(await cardsOf(addresses)).toMatchObject([
      { address: addresses[0], kind: 'post', id: postId, title: 'A note about nothing.' },
      { address: addresses[1], kind: 'paper', id: paperId, title: 'On $E = mc^2$' },
      { address: addresses[2], kind: 'event', id: eventId, title: 'Reading group' },
      { address: addresses[3], kind: 'post', title: 'Reading group', user: { id: writer.id } },
    ]);
  });

  test('name the post that a public address shares', async () => {
    const postId = await write('Shared with everyone.');
    const { response } = await callAs(server, writer, calls.sharePost, {
      params: { post_id: postId },
      body: { post_id: postId },
    });
    const { share_link } = response;
    const cards = await cardsOf([share_link, `${site}/share/unknown`]);
    expect(cards).toMatchObject([{ address: share_link, kind: 'post', id: postId }]);
    await callAs(server, writer, calls.deletePost, { params: { id: postId } });
    expect(await cardsOf([share_link])).toEqual([]);
  });

  test('also exist under the address by which the reader uses Quad', async () => {
    const address = `http://localhost/dashboard/research/papers/${paperId}`;
    expect(await cardsOf([address])).toMatchObject([{ address, kind: 'paper' }]);
  });

  test('are left out for foreign addresses, other pages and what does not exist', async () => {
    const path = `/dashboard/research/papers/${paperId}`;
    const addresses = [`https://elsewhere.example${path}`, path, `${site}/dashboard/events`];
    expect(await cardsOf([...addresses, `${site}/dashboard/events/999999`])).toEqual([]);
  });

  test.each([
    ['none', []],
    ['too many', Array.from({ length: CARDS_MAX + 1 }, () => 'https://quad.example/')],
    ['an empty one', ['']],
    ['a long one', [`https://quad.example/${'a'.repeat(2_048)}`]],
  ])('%s is refused', async (_case, addresses) => {
    const { status } = await callAs(server, reader, calls.readCards, { body: { addresses } });
    expect(status).toBe(400);
  });
});

describe('the posts about a paper', () => {
  test('are those with its address, newest first', async () => {
    const before = await postsOf();
    const first = await write(`Read ${paperAddress()}.`);
    await write('Read something else.');
    const second = await write(`Page 4 of ${paperAddress()}/read#page=4, and ${paperAddress()}`);
    expect(await postsOf()).toEqual([second, first, ...before]);
    expect(await postsOf(reader, { before_id: second, limit: 1 })).toEqual([first]);
  });

  test('follow edits and deletions', async () => {
    const before = await postsOf();
    const id = await write('Read it.');
    const edit = (content: string) =>
      callAs(server, writer, calls.updateTextPost, { params: { id }, body: { content } });
    await edit(`Read ${paperAddress()}`);
    expect(await postsOf()).toEqual([id, ...before]);
    await edit('Read it, or not.');
    expect(await postsOf()).toEqual(before);
    await edit(`Read ${paperAddress()}`);
    await callAs(server, writer, calls.deletePost, { params: { id } });
    expect(await postsOf()).toEqual(before);
  });

  test('leave out those of people whom the reader blocked', async () => {
    const other = await server.person();
    const id = await write(`Look: ${paperAddress()}`, other);
    expect(await postsOf()).toContain(id);
    await callAs(server, reader, calls.block, { body: { user_id: other.id } });
    expect(await postsOf()).not.toContain(id);
    expect(await postsOf(writer)).toContain(id);
  });
});
