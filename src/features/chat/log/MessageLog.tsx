import { useEffect, useMemo, useState } from 'react';
import { useAppDispatch, useAppSelector } from '#shared/store/hooks';
import { EmptyState, ErrorState, Spinner } from '#shared/ui';
import { nameOf } from '#shared/lib/people';
import { lastStoredId, selectThread } from '../state/thread';
import { openThread } from '../state/chatHistory';
import { logHidden, logScrolled, type OpenChat } from '../state/chatWindowsSlice';
import { OutboxList } from '../outbox/OutboxList';
import * as texts from '../later.texts';
import { Arrivals } from './Arrivals';
import { LogRows, countAfter, toLogRows } from './LogRows';
import css from './MessageLog.module.css';
import { NewMessagesPill } from './NewMessagesPill';
import { TypingIndicator } from './TypingIndicator';
import { useStickToEnd } from './useStickToEnd';

interface MessageLogProps {
  readonly partner: OpenChat;
  /** Whether the conversation has the focus, so that new messages are announced. */
  readonly isListening: boolean;
}

/** The messages with one person, oldest at the top. Older pages load as the reader scrolls up. */
export function MessageLog({ partner, isListening }: MessageLogProps) {
  const dispatch = useAppDispatch();
  const { id: userId } = partner;
  const name = nameOf(partner);
  const firstUnreadId = partner.firstUnreadId ?? null;
  const thread = useAppSelector((state) => selectThread(state, userId));
  const { messages, status } = thread;
  const rows = useMemo(() => toLogRows(messages, firstUnreadId), [messages, firstUnreadId]);
  const [leftAt, setLeftAt] = useState<number | null>(null);
  const { log, setLog, virtualizer, handleScroll } = useStickToEnd({
    rows,
    onScrolled: (isAtEnd) => {
      setLeftAt(isAtEnd ? null : lastStoredId(thread));
      dispatch(logScrolled({ userId, isAtEnd }));
    },
  });

  useEffect(() => {
    // A log opens scrolled to its end.
    dispatch(logScrolled({ userId, isAtEnd: true }));
    return () => void dispatch(logHidden(userId));
  }, [dispatch, userId]);

  return (
    <div className={css.frame}>
      <div className={css.view}>
        <div
          ref={setLog}
          role="log"
          aria-live="off"
          aria-label={texts.messagesWith(name)}
          tabIndex={0}
          className={css.log}
          onScroll={handleScroll}
        >
          {status === 'failed' ? (
            <ErrorState
              text={texts.messagesNotLoaded}
              onRetry={() => void dispatch(openThread(userId))}
            />
          ) : null}
          {status === 'ready' && rows.length === 0 ? (
            <EmptyState compact title={texts.sayHello(name)} />
          ) : null}
          {log && rows.length > 0 ? (
            <LogRows
              rows={rows}
              virtualizer={virtualizer}
              log={log}
              partner={partner}
              hasOlder={thread.hasOlder && !thread.isLoadingOlder}
            />
          ) : null}
        </div>
        {status === 'loading' || thread.isLoadingOlder ? (
          <Spinner label={texts.loadingMessages} className={css.spinner} />
        ) : null}
        <NewMessagesPill
          count={leftAt === null ? 0 : countAfter(messages, leftAt, userId)}
          onGo={() => {
            virtualizer.scrollToEnd();
            log?.focus({ preventScroll: true });
          }}
        />
        <TypingIndicator partner={partner} />
        {status === 'ready' ? (
          <Arrivals messages={messages} partner={partner} isListening={isListening} />
        ) : null}
      </div>
      <OutboxList userId={userId} />
    </div>
  );
}
