import { HttpResponse } from 'msw';
import { textPost } from '#contract/fixtures/posts';
import type { CallName } from '#contract/paths';
import { startApiServer } from './apiServer';
import { ada } from './people';
import { onCall } from './onCall';

/**
 * An API that answers what Ada's session asks for by itself, and a wish to connect. Returns the calls
 * that were made, in their order; a test empties the list where its own part begins. The calls in
 * `refused` are answered 401.
 */
export function startSessionServer(refused: ReadonlySet<CallName> = new Set()): CallName[] {
  const calls: CallName[] = [];
  const answer = (name: CallName, body: object) =>
    onCall(name, () => {
      calls.push(name);
      if (refused.has(name)) return HttpResponse.json({ detail: 'No' }, { status: 401 });
      return HttpResponse.json(body);
    });
  startApiServer(
    answer('me', ada),
    answer('listPosts', { posts: [textPost] }),
    answer('listConversations', []),
    answer('readHistory', []),
    answer('connect', { status: 'pending', request_id: 1 }),
  );
  return calls;
}
