import { HttpResponse } from 'msw';
import { textPost } from '#contract/fixtures/posts';
import type { CallName } from '#contract/paths';
import { startApiServer } from './apiServer';
import { ada } from './people';
import { onCall } from './onCall';

/**
 * Starts an API that responds to the calls of Ada's session and to a connection request. Returns
 * the calls made, in order. A test empties the list where its own part begins. The calls in
 * `refused` get a 401.
 */
export function startSessionServer(refused: ReadonlySet<CallName> = new Set()): CallName[] {
  const calls: CallName[] = [];
  const respond = (name: CallName, body: object) =>
    onCall(name, () => {
      calls.push(name);
      if (refused.has(name)) return HttpResponse.json({ detail: 'No' }, { status: 401 });
      return HttpResponse.json(body);
    });
  startApiServer(
    respond('me', ada),
    respond('listPosts', { posts: [textPost] }),
    respond('listConversations', []),
    respond('readHistory', []),
    respond('connect', { status: 'pending', request_id: 1 }),
  );
  return calls;
}
