import type { ReactVirtualizer } from '@tanstack/react-virtual';
import { clsx } from 'clsx';
import type { CSSProperties } from 'react';
import { useInView } from 'react-intersection-observer';
import { useAppDispatch } from '#shared/store/hooks';
import { loadOlder } from '../state/chatHistory';
import type { OpenChat } from '../state/chatWindowsSlice';
import css from './LogRows.module.css';
import type { LogRow } from './logRows';
import { DayHeading, UnreadRule } from './LogRules';
import { MessageBubble } from './MessageBubble';

interface LogRowsProps {
  readonly rows: readonly LogRow[];
  readonly virtualizer: ReactVirtualizer<HTMLDivElement, Element>;
  /** What scrolls. */
  readonly log: HTMLElement;
  readonly partner: OpenChat;
  /** Whether an older page can be asked for now. */
  readonly hasOlder: boolean;
}

/** The rows in sight, in a space as high as all of them. */
export function LogRows({ rows, virtualizer, log, partner, hasOlder }: LogRowsProps) {
  const items = virtualizer.getVirtualItems();
  const place = {
    '--all-rows': `${virtualizer.getTotalSize()}px`,
    '--first-row': `${items[0]?.start ?? 0}px`,
  } as CSSProperties;
  return (
    <div className={css.space} style={place}>
      {/* A new element for each page, so that one that is still in sight asks for the next. */}
      {hasOlder ? <OlderSentinel key={rows[0]?.key} log={log} userId={partner.id} /> : null}
      <div className={css.rows}>
        {items.map(({ index, key }) => {
          const row = rows[index];
          return row ? (
            <div
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              className={clsx(css.row, row.endsGroup && css.endsGroup)}
            >
              {row.startsUnread ? <UnreadRule stamp={row.message.timestamp} /> : null}
              {row.startsDay && !row.startsUnread ? (
                <DayHeading stamp={row.message.timestamp} />
              ) : null}
              <MessageBubble
                message={row.message}
                partnerId={partner.id}
                partnerName={partner.username}
                endsGroup={row.endsGroup}
              />
            </div>
          ) : null;
        })}
      </div>
    </div>
  );
}

/** How far from the top an older page is asked for. */
const AHEAD = '600px 0px 0px 0px';

function OlderSentinel({ log, userId }: { readonly log: HTMLElement; readonly userId: number }) {
  const dispatch = useAppDispatch();
  const { ref } = useInView({
    root: log,
    rootMargin: AHEAD,
    onChange: (inView) => {
      if (inView) void dispatch(loadOlder(userId));
    },
  });
  return <div ref={ref} className={css.sentinel} />;
}
