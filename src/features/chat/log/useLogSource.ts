import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useAppDispatch, useAppSelector } from '#shared/store/hooks';
import { useReadAroundInfiniteQuery } from '../search/chatSearchApi';
import { toAroundMessages } from '../state/aroundMessages';
import { loadOlder, openThread } from '../state/chatHistory';
import type { OpenChat } from '../state/chatWindowsSlice';
import { findLoaded, selectShownMessages } from '../state/shownMessages';
import { selectThread, type LoadStatus, type ThreadMessage } from '../state/thread';

/** The messages of a log: those at the end of the conversation, or around one in its middle. */
export interface LogSource {
  messages: readonly ThreadMessage[];
  status: LoadStatus;
  isLoading: boolean;
  /** Whether they are around the message that a search led to. */
  isAround: boolean;
  /** Whether the last of them is the last of the conversation. */
  isWhole: boolean;
  /** Load more before and after them; null if there are none, or some are loading. */
  onOlder: (() => void) | null;
  onNewer: (() => void) | null;
  onRetry: () => void;
}

/**
 * Returns the messages of a conversation. If a search led to one that is not among the loaded ones
 * at the end, returns those around it.
 */
export function useLogSource(chat: OpenChat): LogSource {
  const dispatch = useAppDispatch();
  const { id: userId } = chat;
  const { status, hasOlder, isLoadingOlder } = useAppSelector((state) =>
    selectThread(state, userId),
  );
  const messages = useAppSelector((state) => selectShownMessages(state, userId));
  const around = useAround(chat);
  if (around) return around;
  return {
    ...{ messages, status, isAround: false, isWhole: true, onNewer: null },
    isLoading: status === 'loading' || isLoadingOlder,
    onOlder: hasOlder && !isLoadingOlder ? () => void dispatch(loadOlder(userId)) : null,
    onRetry: () => void dispatch(openThread(userId)),
  };
}

function useAround({ id: userId, target }: OpenChat): LogSource | null {
  const thread = useAppSelector((state) => selectThread(state, userId));
  const changes = useAppSelector(({ chat }) => chat.changes);
  const ownId = useAppSelector(({ chat }) => chat.ownId);
  const messageId = target?.messageId ?? 0;
  const isWanted =
    target !== undefined &&
    thread.status === 'ready' &&
    findLoaded(thread.messages, messageId) === undefined;
  const query = useReadAroundInfiniteQuery({ userId, messageId }, { skip: !isWanted });
  const { currentData: data, isError, isFetching, hasNextPage, hasPreviousPage, refetch } = query;
  const onRetry = () => void refetch();
  useRefetchAfterBreak(isWanted ? onRetry : undefined);
  const around = useMemo(() => {
    const messages = data?.pages.flatMap((page) => page.messages) ?? [];
    const isEnd = data !== undefined && !hasNextPage;
    return toAroundMessages({ messages, isEnd }, { thread, changes, ownId });
  }, [data, hasNextPage, thread, changes, ownId]);
  if (!isWanted) return null;
  const { messages, isJoined } = around;
  const isIdle = !isFetching && !isError;
  const loaded = data ? 'ready' : 'loading';
  return {
    ...{ messages, isAround: true, isWhole: isJoined, isLoading: isFetching, onRetry },
    status: isError ? 'failed' : loaded,
    onOlder: isIdle && hasPreviousPage ? () => void query.fetchPreviousPage() : null,
    onNewer: isIdle && hasNextPage && !isJoined ? () => void query.fetchNextPage() : null,
  };
}

/** Calls the function after each reconnect, because changes were missed meanwhile. */
function useRefetchAfterBreak(refetch: (() => void) | undefined): void {
  const connection = useAppSelector(({ chat }) => chat.connection);
  const known = useRef(connection);
  const refetchNow = useEffectEvent(() => refetch?.());
  useEffect(() => {
    if (connection === null || connection === known.current) return;
    known.current = connection;
    refetchNow();
  }, [connection]);
}
