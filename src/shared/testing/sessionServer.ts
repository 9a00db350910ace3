import { HttpResponse } from 'msw';
import { textPost } from '#contract/fixtures/posts';
import { startApiServer } from './apiServer';
import { ada } from './people';
import { onCall } from './onCall';

/**
 * An API that answers what Ada's session asks for by itself, and a wish to connect. Returns the paths
 * that were asked for, in their order; a test empties the list where its own part begins. The paths in
 * `refused` are answered 401.
 */
export function startSessionServer(refused: ReadonlySet<string> = new Set()): string[] {
  const calls: string[] = [];
  const answer =
    (body: object) =>
    ({ request }: { request: Request }) => {
      const { pathname } = new URL(request.url);
      calls.push(pathname);
      if (refused.has(pathname)) return HttpResponse.json({ detail: 'No' }, { status: 401 });
      return HttpResponse.json(body);
    };
  startApiServer(
    onCall('me', answer(ada)),
    onCall('listPosts', answer({ posts: [textPost] })),
    onCall('listConversations', answer([])),
    onCall('readHistory', answer([])),
    onCall('connect', answer({ status: 'pending', request_id: 1 })),
  );
  return calls;
}
