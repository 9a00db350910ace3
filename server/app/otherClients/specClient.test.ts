import { calls } from '#contract/calls/index';
import type { ChatMessage } from '#contract/entities/chat';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { connectUsers, type TestUser } from '#server/testing/factories';
import { insertPaper } from '#server/testing/insertPaper';
import { openSocket } from '#server/testing/openSocket';
import { callAs } from '#server/testing/rights/callAs';

/**
 * The requests of a client that others wrote from the specification: its forms, repeated keys, ids as
 * text and lists without a page, and the shapes that it reads.
 */
let server: TestServer;
let address: string;
let nusrat: TestUser;
let tanvir: TestUser;
let postId: number;

beforeAll(async () => {
  server = await createTestServer();
  address = await server.listen();
  nusrat = await server.person();
  tanvir = await server.person();
  await connectUsers(server, nusrat, tanvir);
  const input = { body: { content: 'Tea at four? #DU' } };
  postId = (await callAs(server, nusrat, calls.createTextPost, input)).response.id;
});
afterAll(() => server.close());

type Request = Parameters<TestServer['api']>[2];
const get = (path: string, user = nusrat) => server.api('GET', path, { token: user.token });
const post = (path: string, request: Request, user = nusrat) =>
  server.api<Record<string, unknown>>('POST', path, { token: user.token, ...request });

const announce = async (title: string) => {
  const { response } = await callAs(server, nusrat, calls.createEventPost, {
    body: {
      event_title: title,
      event_description: 'Bring a friend.',
      event_date: '2199-12-31',
      event_time: '18:00',
    },
  });
  return response.event?.id ?? 0;
};

test('the response to a username is the id', async () => {
  expect((await get(`/user/username/${nusrat.username}`)).body).toBe(nusrat.id);
});

test('a note is edited by JSON', async () => {
  const { status, body } = await server.api('PUT', `/posts/update_text_post/${postId}/`, {
    token: nusrat.token,
    json: { content: 'Tea at five? #DU' },
  });
  expect([status, body]).toEqual([
    200,
    expect.objectContaining({ content: 'Tea at five? #DU' }) as unknown,
  ]);
});

test('an RSVP accepts the digits of the id in its address', async () => {
  const id = await announce('Chess');
  const rsvp = (event_id: unknown) =>
    post(`/interactions/event/${id}/rsvp`, { json: { event_id, status: 'going' } });
  expect((await rsvp(String(id))).status).toBe(200);
  expect((await rsvp(id)).status).toBe(200);
  for (const other of [String(id + 1), id + 1, '', 'abc', `${id}.0`, '1e3', [id], true])
    expect((await rsvp(other)).status).toBe(400);
});

test('comments, replies and requests to collaborate are 200, and are kept by their key', async () => {
  const comment = { json: { post_id: String(postId), content: 'Yes', parent_id: null } };
  const first = await post(`/interactions/${postId}/comment`, comment);
  expect(first.status).toBe(200);
  const { id } = first.body;
  const reply = { post_id: postId, content: 'Me too', parent_id: id };
  const keyed = { json: reply, headers: { 'idempotency-key': 'reply-1' } };
  const path = `/interactions/${postId}/comment/${String(id)}/reply`;
  const replies = [await post(path, keyed), await post(path, keyed)];
  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  expect(replies[0]?.body).toEqual(replies[1]?.body);
  const work = await callAs(server, tanvir, calls.postResearch, {
    body: { title: 'Lenses', research_field: 'Optics', details: 'Of glass.' },
  });
  const ask = { form: { message: 'May I join?' } };
  const asked = await post(`/research/request-collaboration/${work.response.id}/`, ask);
  expect([asked.status, asked.body.detail]).toEqual([
    200,
    'Collaboration request sent successfully!',
  ]);
});

test('ids in the bodies of likes and replies may be their digits', async () => {
  const comment = await post(`/interactions/${postId}/comment`, { json: { content: 'Yes' } });
  const id = String(comment.body.id);
  const reply = { json: { post_id: String(postId), content: 'Me too', parent_id: id } };
  expect((await post(`/interactions/${postId}/comment/${id}/reply`, reply)).status).toBe(200);
  const like = (json: unknown) => post('/interactions/like', { json });
  const liked = { total_likes: 1, user_liked: true };
  expect((await like({ post_id: String(postId), comment_id: id })).body).toEqual(liked);
  expect((await like({ post_id: String(postId), comment_id: null })).body).toEqual(liked);
  for (const wrong of ['', '0', '1e3', ' 1', '9007199254740992'])
    expect((await like({ post_id: wrong })).status).toBe(400);
});

test('events are listed for repeated and separated ids, with any limit', async () => {
  const ids = [await announce('One'), await announce('Two'), await announce('Three')];
  const [a, b, c] = ids as [number, number, number];
  const listed = async (query: string) => {
    const { status, body } = await get(`/top/events/by-ids/paginated?${query}`);
    return status === 200 ? (body as { id: number }[]).map(({ id }) => id) : status;
  };
  expect(await listed(`event_ids=${c}&event_ids=${a}&limit=900`)).toEqual([c, a]);
  expect(await listed(`event_ids=${c},${a}&event_ids=${b}&offset=1&limit=1`)).toEqual([a]);
  expect(await listed(`event_ids=${b}`)).toEqual([b]);
  expect(await listed('offset=0&limit=4')).toEqual([]);
  expect(await listed('event_ids=&offset=0&limit=4')).toEqual([]);
  expect(await listed(`event_ids=${a}&limit=0`)).toEqual([]);
  expect(await listed(`event_ids=${a}&event_ids=x`)).toBe(400);
  expect(await listed(`event_ids=${a}&limit=-1`)).toBe(400);
  const many = Array.from({ length: 51 }, (_, nth) => `event_ids=${nth + 1}`).join('&');
  expect(await listed(many)).toBe(400);
});

test('posts by hashtag and department are ids without a page, and posts with one', async () => {
  const tagged = '/universities/posts/by-hashtag?hashtag=du';
  expect((await get(tagged)).body).toEqual([postId]);
  expect((await get(`${tagged}&limit=5`)).body).toMatchObject({ posts: [{ id: postId }] });
});

test('another person is described in place of their connections, and one’s own are listed', async () => {
  const stranger = await server.person();
  expect((await get(`/connections/user/${tanvir.id}`)).body).toMatchObject({
    id: tanvir.id,
    user_id: tanvir.id,
    username: tanvir.username,
    display_name: null,
    email: tanvir.email,
    profile_picture: null,
  });
  expect((await get(`/connections/user/${stranger.id}`)).body).toMatchObject({ email: '' });
  expect((await get(`/connections/user/${nusrat.id}`)).body).toMatchObject([
    { friend_id: tanvir.id },
  ]);
  await callAs(server, stranger, calls.block, { body: { user_id: nusrat.id } });
  expect((await get(`/connections/user/${stranger.id}`)).status).toBe(404);
  expect((await get('/connections/user/999999')).status).toBe(404);
});

test('the file of a paper opens without a token', async () => {
  await insertPaper(server, nusrat, { title: 'Salt' });
  const { body } = await get('/research/papers/search/?keyword=salt', tanvir);
  const [{ file_path: path = '' } = {}] = body as { file_path?: string }[];
  // Papers of this test have no bytes; their absence is found after the permission.
  const { status, body: problem } = await server.api('GET', path.replace(/^\/api/, ''));
  expect([status, problem]).toEqual([404, { detail: 'This file is no longer available.' }]);
});

test('a frame repeats its message, receipts have a count, and reading a whole history marks it', async () => {
  const hers = await openSocket(address, nusrat);
  const his = await openSocket(address, tanvir);
  const message = await hers.say(tanvir, 'Salam!');
  const { type: _type, message: _message, ...repeated } = await his.next('message');
  const { client_id: _key, ...fields } = message satisfies ChatMessage;
  expect(repeated).toMatchObject(fields);
  const count = async () => {
    const { body } = await get('/chat/chat/conversations', tanvir);
    return (body as { unread_count: number }[]).map((line) => line.unread_count);
  };
  await get(`/chat/chat/history/${nusrat.id}?limit=50`, tanvir);
  expect(await count()).toEqual([1]);
  expect((await get(`/chat/chat/history/${nusrat.id}`, tanvir)).body).toMatchObject([
    { content: 'Salam!' },
  ]);
  expect(await count()).toEqual([0]);
  expect(await his.next('read_receipt')).toMatchObject({ sender_id: nusrat.id, read_count: 1 });
  expect(await hers.next('read_receipt')).toEqual({
    type: 'read_receipt',
    chat_id: tanvir.id,
    last_read_id: message.id,
    read_count: 0,
  });
  hers.raw.terminate();
  his.raw.terminate();
});

test('one post is also under `post`', async () => {
  const { body } = await get(`/posts/${postId}`);
  const { post: repeated, ...own } = body as { post: unknown };
  expect(repeated).toEqual(own);
  expect(own).toMatchObject({ id: postId, user: { id: nusrat.id } });
});

test('a comment has up to twenty replies at every level, and its author’s id', async () => {
  const write = async (content: string, parentId: number | null) => {
    const body = { content, parent_id: parentId };
    const params = { post_id: on.id };
    return (await callAs(server, tanvir, calls.createComment, { params, body })).response.id;
  };
  const { response: on } = await callAs(server, nusrat, calls.createTextPost, {
    body: { content: 'Discuss.' },
  });
  const root = await write('root', null);
  const first = await write('reply 1', root);
  for (let nth = 2; nth <= 22; nth += 1) await write(`reply ${nth}`, root);
  for (let nth = 1; nth <= 4; nth += 1) await write(`deep ${nth}`, first);
  const { body } = await get(`/interactions/${on.id}/comments`);
  const { comments } = body as { comments: { replies: { replies: unknown[] }[] }[] };
  expect(comments).toMatchObject([{ id: root, user: { id: tanvir.id }, total_replies: 22 }]);
  expect(comments[0]?.replies).toHaveLength(20);
  expect(comments[0]?.replies[0]?.replies).toHaveLength(4);
});

test('a comment is liked by its id alone, and one of another post is not', async () => {
  const params = { post_id: postId };
  const body = { content: 'Like me' };
  const { id } = (await callAs(server, tanvir, calls.createComment, { params, body })).response;
  const other = await callAs(server, nusrat, calls.createTextPost, { body: { content: 'Other' } });
  const like = (json: unknown) => post('/interactions/like', { json });
  expect((await like({ comment_id: id })).body).toEqual({ total_likes: 1, user_liked: true });
  expect((await like({ comment_id: id, post_id: null })).body).toMatchObject({ total_likes: 0 });
  expect((await like({ comment_id: id, post_id: postId })).status).toBe(200);
  expect((await like({ comment_id: id, post_id: other.response.id })).status).toBe(404);
  expect((await like({})).body).toMatchObject({ errors: { post_id: 'This is required.' } });
});

test('universities have the number of their departments, and as many of them as requested', async () => {
  const member = await server.person();
  for (const department of ['Chemistry', 'Physics']) {
    const user = department === 'Physics' ? member : tanvir;
    const basics = { university_name: 'Rajshahi', department, fields_of_interest: 'Optics' };
    await callAs(server, user, calls.completeStep1, { body: basics });
  }
  const path = '/universities/?keyword=rajshahi';
  expect((await get(path)).body).toMatchObject([
    { departments: ['Chemistry', 'Physics'], departments_total: 2 },
  ]);
  expect((await get(`${path}&limit_departments=1`)).body).toMatchObject([
    { departments: ['Chemistry'], departments_total: 2 },
  ]);
});

test('a paper is found by the name of its file, and a post by its author’s name', async () => {
  await insertPaper(server, nusrat, { original_name: 'brackish-survey_final.pdf' });
  const papers = await get('/research/papers/search/?keyword=brackish');
  expect(papers.body).toMatchObject([{ original_filename: 'brackish-survey_final.pdf' }]);
  const author = await server.person();
  await callAs(server, author, calls.changeDetails, { body: { display_name: 'José Muñoz' } });
  const body = { content: 'Nothing of note.' };
  const { id } = (await callAs(server, author, calls.createTextPost, { body })).response;
  const found = async (keyword: string) => {
    const { body: page } = await get(`/search/search?keyword=${encodeURIComponent(keyword)}`);
    return (page as { posts: { id: number }[] }).posts.map((each) => each.id);
  };
  for (const keyword of ['jose munoz', 'Muñoz', author.username, `@${author.username}`])
    expect(await found(keyword)).toEqual([id]);
  for (const keyword of ['jos', 'jose tanvir', 'munoz#nothing'])
    expect(await found(keyword)).toEqual([]);
  await callAs(server, nusrat, calls.block, { body: { user_id: author.id } });
  expect(await found('munoz')).toEqual([]);
});
