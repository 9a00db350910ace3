import { useEffect, useMemo, useState, type Ref } from 'react';
import { useAppDispatch, useAppSelector } from '#shared/store/hooks';
import { EmptyState, ErrorState, Spinner } from '#shared/ui';
import { nameOf } from '#shared/lib/people';
import { lastStoredId, selectThread } from '../state/thread';
import { selectShownMessages } from '../state/shownMessages';
import { logHidden, logScrolled, targetLeft, type OpenChat } from '../state/chatWindowsSlice';
import { OutboxList } from '../outbox/OutboxList';
import * as texts from '../texts';
import { Arrivals } from './Arrivals';
import { LogRows, countAfter, toLogRows } from './LogRows';
import css from './MessageLog.module.css';
import { NewMessagesPill } from './NewMessagesPill';
import { TypingIndicator } from './TypingIndicator';
import { useJumpTarget, type LogHandle } from './useJumpTarget';
import { useLogSource } from './useLogSource';
import { useStickToEnd } from './useStickToEnd';

interface MessageLogProps {
  readonly ref?: Ref<LogHandle>;
  readonly partner: OpenChat;
  /** Whether the conversation has the focus, so that new messages are announced. */
  readonly isListening: boolean;
}

/** The messages with one person, oldest at the top. Older pages load as the reader scrolls up. */
export function MessageLog({ ref, partner, isListening }: MessageLogProps) {
  const dispatch = useAppDispatch();
  const { id: userId } = partner;
  const name = nameOf(partner);
  const firstUnreadId = partner.firstUnreadId ?? null;
  const { target } = partner;
  const source = useLogSource(partner);
  const { messages, status, isAround, isWhole } = source;
  const lastId = useAppSelector((state) => lastStoredId(selectThread(state, userId)));
  const atEnd = useAppSelector((state) => selectShownMessages(state, userId));
  const rows = useMemo(() => toLogRows(messages, firstUnreadId), [messages, firstUnreadId]);
  const [leftAt, setLeftAt] = useState<number | null>(null);
  // In the middle, the end is out of view before anything is scrolled.
  if (isAround && leftAt === null) setLeftAt(lastId);
  const { log, setLog, virtualizer, handleScroll } = useStickToEnd({
    rows,
    isAround,
    onScrolled(isAtEnd) {
      // In the middle, the messages that arrive meanwhile are new at any place.
      const isLeft = !isAtEnd || !isWhole;
      setLeftAt((before) => (isLeft ? (isAround ? before : lastId) : null));
      if (!isAround) dispatch(logScrolled({ userId, isAtEnd }));
      else if (!isLeft) dispatch(targetLeft(userId));
    },
  });
  const targetId = useJumpTarget(ref, { userId, target, rows, log, virtualizer });

  // A log opens scrolled to its end, unless a search leads elsewhere.
  const opensAtEnd = !isAround && (target === undefined || status === 'ready');
  useEffect(() => {
    dispatch(logScrolled({ userId, isAtEnd: opensAtEnd }));
    return () => void dispatch(logHidden(userId));
  }, [dispatch, userId, opensAtEnd]);

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
            <ErrorState text={texts.messagesNotLoaded} onRetry={source.onRetry} />
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
              onOlder={source.onOlder}
              onNewer={source.onNewer}
              targetId={targetId}
            />
          ) : null}
        </div>
        {source.isLoading ? (
          <Spinner label={texts.loadingMessages} className={css.spinner} />
        ) : null}
        <NewMessagesPill
          count={leftAt === null ? 0 : countAfter(atEnd, leftAt, userId)}
          isAround={isAround}
          onGo={() => {
            setLeftAt(null);
            if (isAround) dispatch(targetLeft(userId));
            else virtualizer.scrollToEnd();
            log?.focus({ preventScroll: true });
          }}
        />
        <TypingIndicator partner={partner} />
        {status === 'ready' ? (
          <Arrivals messages={atEnd} partner={partner} isListening={isListening} />
        ) : null}
      </div>
      <OutboxList userId={userId} />
    </div>
  );
}
