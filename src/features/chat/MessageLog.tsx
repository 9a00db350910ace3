import { ArrowDown } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { useInView } from 'react-intersection-observer';
import { useNow } from '../../shared/hooks/useNow';
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks';
import { Button, EmptyState, ErrorState, Spinner } from '../../shared/ui';
import { selectThread } from './chatSelectors';
import { dayLabel } from './chatTimes';
import { loadOlder, openThread } from './chatThunks';
import { logScrolled } from './chatWindowsSlice';
import { toLogRows } from './logRows';
import { MessageBubble } from './MessageBubble';
import css from './MessageLog.module.css';
import { OutboxList } from './OutboxList';
import { TypingSign } from './TypingSign';
import { useStickToEnd } from './useStickToEnd';

interface MessageLogProps {
  readonly partner: { readonly id: number; readonly username: string };
}

/** The messages with one person, oldest at the top; older pages load as the reader scrolls up. */
export function MessageLog({ partner }: MessageLogProps) {
  const dispatch = useAppDispatch();
  const thread = useAppSelector((state) => selectThread(state, partner.id));
  const now = useNow();
  const [leftAt, setLeftAt] = useState<number | null>(null);
  const rows = useMemo(() => toLogRows(thread.messages), [thread.messages]);
  const last = rows.at(-1);

  const onScrolled = useCallback(
    (isAtEnd: boolean) => {
      setLeftAt(isAtEnd ? null : rows.length);
      dispatch(logScrolled({ userId: partner.id, isAtEnd }));
    },
    [dispatch, partner.id, rows.length],
  );
  const { log, handleScroll, scrollToEnd } = useStickToEnd({
    firstKey: rows[0]?.key,
    lastKey: last?.key,
    isLastOwn: last !== undefined && last.message.sender_id !== partner.id,
    onScrolled,
  });
  const { ref: olderSentinel } = useInView({
    rootMargin: '200px 0px 0px 0px',
    onChange: (inView) => {
      if (inView) void dispatch(loadOlder(partner.id));
    },
  });
  const missed = leftAt === null ? 0 : Math.max(0, rows.length - leftAt);

  return (
    <div className={css.frame}>
      <div
        ref={log}
        role="log"
        aria-label={`Messages with ${partner.username}`}
        tabIndex={0}
        className={css.log}
        onScroll={handleScroll}
      >
        {thread.hasOlder ? <div ref={olderSentinel} className={css.sentinel} /> : null}
        {thread.status === 'loading' || thread.isLoadingOlder ? (
          <Spinner label="Loading messages" className={css.spinner} />
        ) : null}
        {thread.status === 'failed' ? (
          <ErrorState
            text="Messages could not be loaded."
            onRetry={() => void dispatch(openThread(partner.id))}
          />
        ) : null}
        {thread.status === 'ready' && rows.length === 0 ? (
          <EmptyState compact title={`Say hello to ${partner.username}.`} />
        ) : null}
        {rows.map(({ key, message, startsDay, endsGroup }) => (
          <div key={key} className={css.row} data-ends-group={endsGroup || undefined}>
            {startsDay ? <p className={css.day}>{dayLabel(message.timestamp, now)}</p> : null}
            <MessageBubble
              message={message}
              isOwn={message.sender_id !== partner.id}
              senderName={partner.username}
              endsGroup={endsGroup}
            />
          </div>
        ))}
        <TypingSign partner={partner} />
      </div>
      {missed > 0 ? (
        <Button
          size="sm"
          variant="primary"
          icon={ArrowDown}
          className={css.pill}
          onClick={scrollToEnd}
        >
          New messages {missed}
        </Button>
      ) : null}
      <OutboxList userId={partner.id} />
    </div>
  );
}
