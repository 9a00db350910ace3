import { parseUtc } from '../../shared/lib/timeLabel';
import { dayOf } from './chatTimes';
import { messageKey, type ThreadMessage } from './threadMessage';

/** Messages of one person closer than this are drawn as one group. */
const GROUP_MS = 5 * 60_000;

export interface LogRow {
  key: string;
  message: ThreadMessage;
  /** The first message of a calendar day carries the day's heading. */
  startsDay: boolean;
  /** The last of a group shows its time and ticks. */
  endsGroup: boolean;
}

/** The messages of a thread as the log draws them. */
export function toLogRows(messages: readonly ThreadMessage[]): LogRow[] {
  return messages.map((message, index) => {
    const before = messages[index - 1];
    const after = messages[index + 1];
    return {
      key: messageKey(message),
      message,
      startsDay: !before || dayOf(before.timestamp) !== dayOf(message.timestamp),
      endsGroup: !after || !isSameGroup(message, after),
    };
  });
}

function isSameGroup(a: ThreadMessage, b: ThreadMessage): boolean {
  return (
    a.sender_id === b.sender_id &&
    dayOf(a.timestamp) === dayOf(b.timestamp) &&
    Math.abs(parseUtc(b.timestamp) - parseUtc(a.timestamp)) < GROUP_MS
  );
}
