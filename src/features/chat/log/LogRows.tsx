import type { ReactVirtualizer } from '@tanstack/react-virtual';
import { clsx } from 'clsx';
import type { CSSProperties } from 'react';
import { useInView } from 'react-intersection-observer';
import { parseUtc } from '#shared/lib/timeLabel';
import { nameOf } from '#shared/lib/people';
import { dayOf } from '../chatTimes';
import type { OpenChat } from '../state/chatWindowsSlice';
import { messageKey, type ThreadMessage } from '../state/thread';
import css from './LogRows.module.css';
import { DayHeading, UnreadRule } from './LogRules';
import { MessageBubble } from './MessageBubble';
import { useMenuKeys } from './menu/useMenuKeys';

/** Messages of one person that are closer together than this form a group. */
const GROUP_MS = 5 * 60_000;

export interface LogRow {
  key: string;
  message: ThreadMessage;
  /** True for the first message of a calendar day, which shows the day's heading. */
  startsDay: boolean;
  /** True for the last message of a group, which shows its time and ticks. */
  endsGroup: boolean;
  /** True for the message under the rule that marks the unread ones. */
  startsUnread: boolean;
}

interface Moment {
  at: number;
  day: number;
}

/** Messages in the store are replaced, never mutated, so each timestamp is parsed once. */
const moments = new WeakMap<ThreadMessage, Moment>();

function momentOf(message: ThreadMessage): Moment {
  const known = moments.get(message);
  if (known) return known;
  const at = parseUtc(message.timestamp);
  const moment = { at, day: dayOf(at) };
  moments.set(message, moment);
  return moment;
}

/** Returns the rows of a thread's log; `firstUnreadId` is null if every message was read. */
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

/** Counts the messages of a sender that were stored after the one with this id. */
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

interface LogRowsProps {
  readonly rows: readonly LogRow[];
  readonly virtualizer: ReactVirtualizer<HTMLDivElement, Element>;
  /** The scroll container. */
  readonly log: HTMLElement;
  readonly partner: OpenChat;
  /** Load a page before or after the rows; null if that is not possible now. */
  readonly onOlder: (() => void) | null;
  readonly onNewer: (() => void) | null;
  /** The message that the user was led to; null for none. */
  readonly targetId: number | null;
}

/** The visible rows, or on paper all of them, in a space as high as all of them. */
export function LogRows(props: LogRowsProps) {
  const { rows, virtualizer, log, partner, onOlder, onNewer, targetId } = props;
  const items = virtualizer.getVirtualItems();
  const menus = useMenuKeys(items.flatMap(({ index }) => rows[index] ?? []));
  const place = {
    '--all-rows': `${virtualizer.getTotalSize()}px`,
    '--first-row': `${items[0]?.start ?? 0}px`,
  } as CSSProperties;
  return (
    <div className={css.space} style={place}>
      {/* A new element for each page: if the sentinel is still visible, it loads the next page. */}
      {onOlder ? (
        <PageSentinel key={rows[0]?.key} place="start" log={log} onReached={onOlder} />
      ) : null}
      <div className={css.rows} {...menus.handlers}>
        {items.map(({ index, key }) => {
          const row = rows[index];
          return row ? (
            <div
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              data-message-id={row.key}
              {...(isTarget(row, targetId) ? { tabIndex: -1, 'data-target': true } : {})}
              className={clsx(css.row, row.endsGroup && css.endsGroup)}
            >
              {row.startsUnread ? <UnreadRule stamp={row.message.timestamp} /> : null}
              {row.startsDay && !row.startsUnread ? (
                <DayHeading stamp={row.message.timestamp} />
              ) : null}
              <MessageBubble
                message={row.message}
                partnerId={partner.id}
                partnerName={nameOf(partner)}
                endsGroup={row.endsGroup}
                isTabStop={row.key === menus.stopKey}
              />
            </div>
          ) : null;
        })}
      </div>
      {onNewer ? (
        <PageSentinel key={rows.at(-1)?.key} place="end" log={log} onReached={onNewer} />
      ) : null}
    </div>
  );
}

const isTarget = ({ message }: LogRow, targetId: number | null) =>
  !message.temporary && message.id === targetId;

/** The distance from the end of the rows at which another page is loaded. */
const AHEAD = { start: '600px 0px 0px 0px', end: '0px 0px 600px 0px' };

interface PageSentinelProps {
  readonly log: HTMLElement;
  readonly place: 'start' | 'end';
  readonly onReached: () => void;
}

function PageSentinel({ log, place, onReached }: PageSentinelProps) {
  const { ref } = useInView({
    root: log,
    rootMargin: AHEAD[place],
    fallbackInView: false,
    onChange: (inView) => {
      if (inView) onReached();
    },
  });
  return <div ref={ref} className={clsx(css.sentinel, css[place])} />;
}
