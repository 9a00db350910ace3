import { sql } from 'kysely';
import { calls } from '#contract/calls/index';
import type { Event } from '#contract/entities/event';
import { withQueryTimeout } from '#server/platform/database/preparedPool';
import { callAs } from '#server/testing/rights/callAs';
import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { fillDemo } from './fillDemo';
import { soonEvents } from './content/events';
import { laterEvents } from './content/laterEvents';
import { papers } from './content/papers';
import { people, universities } from './content/people';

const DAY_MS = 24 * 60 * 60_000;
/** Noon on the campus's clock, in UTC: no event of the day ends while the tests run. */
const NOON_MS = 6 * 60 * 60_000;
const LOGIN = /^demo login: (\S+) (\S+)$/;

describe('the demo campus', () => {
  let server: TestServer;
  const said: string[] = [];
  beforeAll(async () => {
    server = await createTestServer();
    server.clock.advance(DAY_MS - ((Date.now() - NOON_MS) % DAY_MS));
    const fill = () => fillDemo(server.deps, (line) => said.push(line));
    // Two processes start together, and one waits for longer than a query may take.
    await withQueryTimeout(1_000, () => Promise.all([fill(), fill()]));
  });
  afterAll(() => server.close());

  async function logIn(username: string): Promise<{ token: string }> {
    const password = said.map((line) => LOGIN.exec(line)).find((m) => m?.[1] === username)?.[2];
    const { body } = await server.api<{ access_token: string }>('POST', '/auth/token', {
      form: { username, password: password ?? '' },
    });
    return { token: body.access_token };
  }

  it('prints one login per person, the main person first', () => {
    expect(said.map((line) => LOGIN.exec(line)?.[1])).toEqual(people.map((one) => one.username));
    expect(said[0]).toMatch(/^demo login: yasmin_k \S{12,}$/);
  });

  it('lets everyone sign in with the printed password, with a complete profile', async () => {
    for (const { username, university, department } of people) {
      const me = await callAs(server, await logIn(username), calls.me);
      expect(me.status).toBe(200);
      expect(me.response).toMatchObject({
        username,
        profile_completed: true,
        university_name: university,
        department,
      });
    }
  });

  it('has people with verified addresses, and universities with descriptions', async () => {
    const user = await logIn('yasmin_k');
    const me = await callAs(server, user, calls.me);
    expect(me.response.institution).toMatchObject({ domain: 'du.example', is_current: true });
    for (const { name, about } of universities) {
      const params = { params: { name } };
      const { response } = await callAs(server, user, calls.readUniversity, params);
      expect(response).toMatchObject({ about, is_listed: true });
    }
    const body = { email: 'new@cse.du.example' };
    expect((await callAs(server, user, calls.verifyInstitution, { body })).status).toBe(200);
  });

  it('has posts of every kind from the last ten days, the newest first, two of them in Bangla', async () => {
    const user = await logIn('yasmin_k');
    const { response } = await callAs(server, user, calls.listPosts, { query: { limit: 50 } });
    const times = response.posts.map((post) => Date.parse(post.created_at));
    const kinds = response.posts.map((post) => post.post_type);
    const count = (kind: string) => kinds.filter((each) => each === kind).length;
    expect(count('text')).toBeGreaterThanOrEqual(15);
    expect([count('media'), count('document'), count('event')]).toEqual([6, 4, 10]);
    expect(times).toEqual([...times].sort((a, b) => b - a));
    expect(Math.max(...times)).toBeLessThan(server.clock.now().getTime());
    expect(Math.min(...times)).toBeGreaterThan(server.clock.now().getTime() - 10 * DAY_MS);
    expect(response.posts.every((post) => (post.hashtags ?? []).length > 0)).toBe(true);
    expect(response.posts.filter((post) => /^\p{Script=Bengali}/u.test(post.content))).toHaveLength(
      2,
    );
    expect(response.posts.some((post) => post.user_liked)).toBe(true);
  });

  it('has a thread of liked comments and replies under the newest note', async () => {
    const user = await logIn('imran_z');
    const { response } = await callAs(server, user, calls.listPosts, { query: { limit: 1 } });
    const [post] = response.posts;
    const thread = await callAs(server, user, calls.listComments, {
      params: { post_id: post?.id ?? 0 },
    });
    expect(post).toMatchObject({ total_likes: 4, total_comments: 2, user_liked: true });
    expect(thread.response.comments).toMatchObject([
      {
        user: { username: 'tanvir.h' },
        total_likes: 2,
        user_liked: true,
        replies: [{ user: { username: 'nusrat_j' }, content: 'Perfect, please do.' }],
      },
    ]);
  });

  it('leaves the main person two requests, unread chats and notifications, and people to meet', async () => {
    const user = await logIn('yasmin_k');
    const pending = await callAs(server, user, calls.listPendingRequests);
    expect(pending.response.map((request) => request.username)).toEqual(['rafia_t', 'sadia.noor']);
    expect(pending.response[1]).toMatchObject({ mentoring_topic: 'Data Science' });
    const chats = await callAs(server, user, calls.listConversations);
    expect(chats.response.map(({ username, unread_count }) => [username, unread_count])).toEqual([
      ['tanvir.h', 3],
      ['s.rahman', 1],
      ['nusrat_j', 0],
      ['anika_k', 0],
      ['research_office', 0],
      ['kamal_ee', 0],
      ['zarin.t', 0],
    ]);
    const suggested = await callAs(server, user, calls.listSuggestions);
    expect(suggested.response.length).toBeGreaterThanOrEqual(3);
    const news = await callAs(server, user, calls.listNotifications);
    const unread = news.response.filter((one) => !one.is_read);
    expect(unread).toHaveLength(5);
    expect(news.response.length).toBeGreaterThan(unread.length);
  });

  it('has a few mentors, one of them without a place left', async () => {
    const user = await logIn('imran_z');
    const query = { mentoring: 'true' };
    const { response } = await callAs(server, user, calls.searchPeople, { query });
    const left = response.people.map(({ username, mentoring }) => [
      username,
      mentoring?.places_left,
    ]);
    expect(left.sort()).toEqual([
      ['habib_l', 0],
      ['kamal_ee', 2],
      ['maya_d', 1],
      ['tanvir.h', 2],
      ['yasmin_k', 2],
    ]);
  });

  it('has upcoming events, today and in the following weeks', async () => {
    const user = await logIn('yasmin_k');
    const events = (await callAs(server, user, calls.listEvents)).response as Event[];
    expect(events.map((event) => event.title)).toEqual(
      [...soonEvents, ...laterEvents].map((event) => event.title),
    );
    expect(events[0]).toMatchObject({ going: 5, interested: 2, my_rsvp: 'interested' });
    expect(events[3]).toMatchObject({ location: 'Science Building, roof' });
    const full = events.find(({ capacity }) => capacity !== null);
    expect(full).toMatchObject({ title: 'Long Night of the Library', going: 5, waiting: 2 });
    expect(full?.ends_at).not.toBeNull();
    expect(events.every((event) => event.image_url !== null)).toBe(true);
    const feed = await callAs(server, user, calls.listPosts, { query: { limit: 50 } });
    for (const post of feed.response.posts.filter((each) => each.event)) {
      expect(post.total_comments).toBeGreaterThanOrEqual(3);
      expect(post.total_comments).toBeLessThanOrEqual(8);
      expect(post.total_likes).toBeGreaterThanOrEqual(3);
    }
  });

  it('has pictures with sizes, thumbnails and alternative texts', async () => {
    const user = await logIn('yasmin_k');
    const { response } = await callAs(server, user, calls.listPosts, { query: { limit: 50 } });
    const media = response.posts.flatMap((post) => post.media ?? []);
    expect(media).toHaveLength(8);
    expect(media.filter(({ kind }) => kind === 'video')).toHaveLength(1);
    for (const { alt, width, height } of media) {
      expect(alt).not.toBe('');
      expect(Math.min(width ?? 0, height ?? 0)).toBeGreaterThan(300);
    }
    const me = await callAs(server, user, calls.me);
    expect(me.response.profile_picture).not.toBeNull();
  });

  it('has papers whose text is searchable and answers AskU with a citation', async () => {
    const user = await logIn('yasmin_k');
    const { response: found } = await callAs(server, user, calls.listRecommendedPapers);
    expect(found).toHaveLength(papers.length);
    // The reader's own paper has no reason to come first.
    expect(found.find((each) => each.user.username === 'yasmin_k')).toMatchObject({
      author: 'Yasmin Karim; Zarin Tasnim; Shahid Rahman',
      doi: '10.5555/quad.readmission.1',
      text_state: 'readable',
      page_count: 3,
    });
    const search = await callAs(server, user, calls.searchPapers, {
      query: { keyword: 'driftwood' },
    });
    expect(search.response.map((paper) => paper.research_field)).toEqual(['Civil Engineering']);
    const documents = await callAs(server, user, calls.listChatbotDocuments);
    expect(documents.response).toHaveLength(2);
    const { response } = await callAs(server, user, calls.askChatbot, {
      body: { req: 'How large is the calibration error for patients aged 75 to 84?' },
    });
    expect(response.verdict).toBe('supported');
    expect(response.citations?.[0]?.quote).toContain('7.0 percentage points');
  });

  it('has a conversation of forty messages with a picture and a PDF', async () => {
    const user = await logIn('yasmin_k');
    const { response: chats } = await callAs(server, user, calls.listConversations);
    const { user_id = 0 } = chats.find(({ username }) => username === 'tanvir.h') ?? {};
    const { response: messages } = await callAs(server, user, calls.readHistory, {
      params: { user_id },
    });
    expect(messages).toHaveLength(40);
    const files = messages.filter(({ message_type: type }) => type === 'image' || type === 'file');
    expect(files.map((message) => message.file_type)).toEqual(['image/webp', 'application/pdf']);
  });

  it('shows notes on the page of each university', async () => {
    const { response } = await callAs(server, await logIn('lamia.s'), calls.listUniversities);
    expect(response).toHaveLength(6);
    for (const { post_ids } of response) expect(post_ids.length).toBeGreaterThan(0);
  });

  const differences: Record<string, ReturnType<typeof sql>> = {
    'the likes of posts': sql`SELECT id FROM posts WHERE total_likes <>
      (SELECT count(*) FROM post_likes WHERE post_id = posts.id)`,
    'the likes of comments': sql`SELECT id FROM comments WHERE total_likes <>
      (SELECT count(*) FROM comment_likes WHERE comment_id = comments.id)`,
    'the comments of posts': sql`SELECT id FROM posts WHERE total_comments <>
      (SELECT count(*) FROM comments WHERE post_id = posts.id)`,
    'the answers to events': sql`SELECT id FROM events WHERE going + interested + waiting <>
      (SELECT count(*) FROM event_rsvps WHERE event_id = events.id)`,
    'the members of universities': sql`SELECT id FROM universities WHERE total_members <>
      (SELECT count(*) FROM users WHERE university_id = universities.id)`,
    'the unread messages of conversations': sql`SELECT user_id FROM conversations AS line
      WHERE unread_count <> (SELECT count(*) FROM messages WHERE receiver_id = line.user_id
        AND sender_id = line.other_id AND id > line.last_read_id)`,
    'the last messages of conversations': sql`SELECT user_id FROM conversations AS line
      WHERE last_message_id IS DISTINCT FROM (SELECT max(id) FROM messages
        WHERE low_id = least(line.user_id, line.other_id)
          AND high_id = greatest(line.user_id, line.other_id))`,
  };
  it.each(Object.entries(differences))('counts %s consistently with its rows', async (_, query) => {
    expect((await query.execute(server.deps.db)).rows).toEqual([]);
  });

  it('gives every message the time it mentions, in the order of ids', async () => {
    const messages = await server.deps.db
      .selectFrom('messages')
      .select('created_at')
      .orderBy('id')
      .execute();
    const times = messages.map((message) => message.created_at.getTime());
    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect((times.at(-1) ?? 0) - (times[0] ?? 0)).toBeGreaterThan(7 * DAY_MS);
  });

  it('is created once by two processes that start together', async () => {
    expect(said).toHaveLength(people.length);
    expect(await countUsers(server)).toBe(people.length);
  });

  it('does and prints nothing the second time', async () => {
    const again: string[] = [];
    await fillDemo(server.deps, (line) => again.push(line));
    expect(again).toEqual([]);
    expect(await countUsers(server)).toBe(people.length);
  });
});

async function countUsers({ deps }: TestServer): Promise<number> {
  const { count } = await deps.db
    .selectFrom('users')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

describe('filling a database', () => {
  it('changes nothing if a user has an account', async () => {
    const server = await createTestServer();
    await server.person();
    const said: string[] = [];
    await fillDemo(server.deps, (line) => said.push(line));
    expect(said).toEqual([]);
    expect(await countUsers(server)).toBe(1);
    await server.close();
  });
});
