import { parseUtc } from '#shared/lib/timeLabel';
import { dayOf } from '../chatTimes';
import { messageKey, type ThreadMessage } from '../state/thread';

/** Messages of one person closer than this are drawn as one group. */
const GROUP_MS = 5 * 60_000;

export interface LogRow {
  key: string;
  message: ThreadMessage;
  /** The first message of a calendar day carries the day's heading. */
  startsDay: boolean;
  /** The last of a group shows its time and ticks. */
  endsGroup: boolean;
  /** Carries the rule over what was unread when the conversation was opened. */
  startsUnread: boolean;
}

interface Moment {
  at: number;
  day: number;
}

/** A message of the store is never changed, only replaced; its stamp is read once. */
const moments = new WeakMap<ThreadMessage, Moment>();

function momentOf(message: ThreadMessage): Moment {
  const known = moments.get(message);
  if (known) return known;
  const at = parseUtc(message.timestamp);
  const moment = { at, day: dayOf(at) };
  moments.set(message, moment);
  return moment;
}

/** The messages of a thread as the log draws them; `firstUnreadId` is null where all was read. */
export function toLogRows(
  messages: readonly ThreadMessage[],
  firstUnreadId: number | null,
): LogRow[] {
  return messages.map((message, index) => {
    const before = messages[index - 1];
    const after = messages[index + 1];
    return {
      key: messageKey(message),
      message,
      startsDay: !before || momentOf(before).day !== momentOf(message).day,
      endsGroup: !after || isUnread(after, firstUnreadId) || !isSameGroup(message, after),
      startsUnread: isUnread(message, firstUnreadId),
    };
  });
}

const isUnread = (message: ThreadMessage, firstUnreadId: number | null) =>
  !message.temporary && message.id === firstUnreadId;

function isSameGroup(a: ThreadMessage, b: ThreadMessage): boolean {
  const [first, second] = [momentOf(a), momentOf(b)];
  return (
    a.sender_id === b.sender_id &&
    first.day === second.day &&
    Math.abs(second.at - first.at) < GROUP_MS
  );
}

/** How many messages of a person were stored after the one with this id. */
export function countAfter(
  messages: readonly ThreadMessage[],
  afterId: number,
  senderId: number,
): number {
  let count = 0;
  for (let index = messages.length - 1; index >= 0; index -= 1) {
    const message = messages[index];
    if (!message || message.temporary) continue;
    if (message.id <= afterId) break;
    if (message.sender_id === senderId) count += 1;
  }
  return count;
}
