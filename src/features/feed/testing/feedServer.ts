import { HttpResponse } from 'msw';
import { noDetails } from '#contract/names/deletedUser';
import type { Comment } from '#contract/entities/comment';
import type { Post } from '#contract/entities/post';
import { ada } from '#shared/testing/people';
import { respondToMe } from '#shared/testing/startSession';
import { onCall } from '#shared/testing/onCall';
import { findComment } from '../comments/commentTree';

const nusrat: Post['user'] = {
  ...noDetails,
  id: 12,
  username: 'nusrat_j',
  university_name: 'University of Dhaka',
};

/** The signed-in test user as the author of posts. */
export const adaAuthor: Post['user'] = { ...nusrat, id: ada.id, username: ada.username };

/** Returns a text post by another user, with its id in its text. */
export function makePost(id: number, changes: Partial<Post> = {}): Post {
  return {
    id,
    user: nusrat,
    content: `Note ${id}`,
    created_at: '2025-03-05T12:30:00.000Z',
    edited_at: null,
    post_type: 'text',
    media_url: null,
    document_url: null,
    media: [],
    documents: [],
    event: null,
    user_liked: false,
    total_likes: 3,
    total_comments: 0,
    hashtags: [],
    mentions: [],
    ...changes,
  };
}

/** Returns the posts `from` down to `to`, newest first. */
export const makePosts = (from: number, to: number) =>
  Array.from({ length: from - to + 1 }, (_, index) => makePost(from - index));

/** The fake server's posts and comments, which tests may change. */
export const feedServer = {
  posts: [] as Post[],
  comments: [] as Comment[],
  /** The ids of the posts of each view of the feed; a view that is left out has all posts. */
  scopes: {} as Readonly<Record<string, readonly number[]>>,
  /** Every request received, as `METHOD path?query body`. */
  calls: [] as string[],
  reset(posts: Post[]) {
    this.posts = posts;
    this.comments = [];
    this.scopes = {};
    this.calls = [];
  },
};

async function note(request: Request): Promise<string> {
  const { pathname, search } = new URL(request.url);
  const body = await request.clone().text();
  feedServer.calls.push(`${request.method} ${pathname.slice(5)}${search} ${body}`.trim());
  return body;
}

const find = (id: unknown) => feedServer.posts.find((post) => post.id === Number(id));
const gone = () => HttpResponse.json({ detail: 'Not found' }, { status: 404 });

async function respondToComment({ request }: { request: Request }) {
  const sent = JSON.parse(await note(request)) as { content: string; parent_id: number | null };
  const user = { username: ada.username, profile_picture: null };
  const created_at = '2025-03-05T13:00:00.000Z';
  return HttpResponse.json({ id: 900, ...sent, created_at, user, replies: [] }, { status: 201 });
}

/** Handlers that respond like our server. */
export const feedHandlers = [
  respondToMe(200, ada),
  onCall('listConversations', () => HttpResponse.json([])),
  onCall('listPosts', async ({ request }) => {
    await note(request);
    const query = new URL(request.url).searchParams;
    const before = Number(query.get('before_id') ?? Infinity);
    const offset = Number(query.get('offset') ?? 0);
    const { scopes, posts } = feedServer;
    const scope = query.get('scope') ?? 'everyone';
    const ids = scopes[scope];
    const older = posts.filter(({ id }) => id < before && (ids?.includes(id) ?? true));
    return HttpResponse.json({
      posts: older.slice(offset, offset + Number(query.get('limit'))),
      scope,
    });
  }),
  onCall('listFollowedTags', () => HttpResponse.json({ tags: [] })),
  onCall('readPost', async ({ request, params }) => {
    await note(request);
    const post = find(params.id);
    return post ? HttpResponse.json(post) : gone();
  }),
  onCall('createTextPost', async ({ request }) => {
    const content = new URLSearchParams(await note(request)).get('content') ?? '';
    const id = Math.max(0, ...feedServer.posts.map((post) => post.id)) + 1;
    const post = makePost(id, { content, user: adaAuthor, total_likes: 0 });
    feedServer.posts = [post, ...feedServer.posts];
    return HttpResponse.json(post, { status: 201 });
  }),
  onCall('updateTextPost', async ({ request, params }) => {
    const content = new URLSearchParams(await note(request)).get('content') ?? '';
    const edited_at = '2025-03-05T13:00:00.000Z';
    return HttpResponse.json({
      ...makePost(Number(params.id)),
      ...find(params.id),
      content,
      edited_at,
    });
  }),
  onCall('deletePost', async ({ request, params }) => {
    await note(request);
    feedServer.posts = feedServer.posts.filter(({ id }) => id !== Number(params.id));
    return new HttpResponse(null, { status: 204 });
  }),
  onCall('like', async ({ request }) => {
    const { liked } = JSON.parse(await note(request)) as { liked: boolean };
    return HttpResponse.json({ user_liked: liked, total_likes: liked ? 4 : 3 });
  }),
  onCall('sharePost', async ({ request, params }) => {
    await note(request);
    return HttpResponse.json({
      share_link: `https://quad.example/share/token-${String(params.post_id)}`,
    });
  }),
  onCall('unsharePost', async ({ request }) => {
    await note(request);
    return new HttpResponse(null, { status: 204 });
  }),
  onCall('listComments', async ({ request }) => {
    await note(request);
    return HttpResponse.json({ comments: feedServer.comments });
  }),
  onCall('readComment', async ({ request, params }) => {
    await note(request);
    const comment = findComment(feedServer.comments, Number(params.comment_id));
    return comment ? HttpResponse.json({ comment, ancestors: [], post_id: 5 }) : gone();
  }),
  onCall('editComment', async ({ request, params }) => {
    const { content } = JSON.parse(await note(request)) as { content: string };
    const comment = findComment(feedServer.comments, Number(params.comment_id));
    const edited_at = '2025-03-05T14:00:00.000Z';
    return comment ? HttpResponse.json({ ...comment, content, edited_at }) : gone();
  }),
  onCall('deleteComment', async ({ request }) => {
    await note(request);
    return new HttpResponse(null, { status: 204 });
  }),
  onCall('createComment', respondToComment),
  onCall('replyToComment', respondToComment),
];
