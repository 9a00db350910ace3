import type { Difference } from '#replay/diffStates';
import { messageKey } from '#features/chat/state/thread';

/** An item on a screen. Its element has the id as `data-post-id`, `data-comment-id` and so on. */
export interface Mark {
  kind: 'post' | 'comment' | 'event' | 'message';
  id: string;
}

/** The members of the feed slice that are keyed by an item's id. */
const inFeed: Readonly<Record<string, Mark['kind']>> = {
  posts: 'post',
  pendingLikes: 'post',
  commentLikes: 'comment',
};

/** The queries whose results are markable items. */
const inQueries: Readonly<Record<string, Mark['kind']>> = {
  listComments: 'comment',
  listReplies: 'comment',
  listUpcoming: 'event',
  listEventsById: 'event',
  groupEvents: 'event',
};

type Fields = Readonly<Record<string, unknown>>;
const isFields = (part: unknown): part is Fields => typeof part === 'object' && part !== null;

/** The innermost record with an id along a path, or null. */
function recordOn(path: Difference['path'], state: unknown): Fields | null {
  let part = state;
  let record: Fields | null = null;
  for (const name of path) {
    if (!isFields(part)) break;
    part = part[name];
    if (isFields(part) && ('id' in part || 'client_id' in part)) record = part;
  }
  return record;
}

function markOf({ path }: Difference, state: unknown): Mark | null {
  const [slice, part = '', key = ''] = path.map(String);
  if (slice === 'feed') {
    const kind = inFeed[part];
    return kind && key !== '' ? { kind, id: key } : null;
  }
  const record = recordOn(path, state);
  if (record === null) return null;
  if (slice === 'chat' && part === 'threads') return { kind: 'message', id: messageKey(record) };
  const kind = slice === 'api' ? inQueries[key.slice(0, key.indexOf('('))] : undefined;
  return kind ? { kind, id: String(record.id) } : null;
}

/** A step that changes more items than this is loading a page of them. */
const FEW = 3;

/**
 * The items that contain the differences, in order. Empty if there are too many. `state` is the
 * state after the step.
 */
export function changedMarks(differences: readonly Difference[], state: unknown): Mark[] {
  const marks = new Map<string, Mark>();
  for (const difference of differences) {
    const mark = markOf(difference, state);
    if (mark) marks.set(`${mark.kind} ${mark.id}`, mark);
    if (marks.size > FEW) return [];
  }
  return [...marks.values()];
}
