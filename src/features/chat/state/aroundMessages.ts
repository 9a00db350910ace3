import type { ChatMessage } from '#contract/entities/chat';
import type { PendingChange } from './chatState';
import { showMessages } from './shownMessages';
import {
  reconcileAll,
  withReadMark,
  type StoredMessage,
  type Thread,
  type ThreadMessage,
} from './thread';
import { latestOf } from './threadChanges';

/** Messages from the middle of a conversation. */
export interface AroundMessages {
  messages: ThreadMessage[];
  /** Whether those at the end of the conversation follow them without a gap. */
  isJoined: boolean;
}

/** The messages around one, and whether no newer ones were there when they were read. */
interface ReadMessages {
  messages: readonly ChatMessage[];
  isEnd: boolean;
}

interface Known {
  thread: Thread;
  changes: readonly PendingChange[] | undefined;
  ownId: number | null;
}

/**
 * Returns messages from the middle of a conversation with all that is known of them since they were
 * read. Once they reach the messages at its end, those are added.
 */
export function toAroundMessages(
  { messages: read, isEnd }: ReadMessages,
  { thread, changes, ownId }: Known,
): AroundMessages {
  const [last] = read.slice(-1);
  const atEnd = thread.messages.find((message): message is StoredMessage => !message.temporary);
  const isJoined = isEnd || (atEnd !== undefined && last !== undefined && last.id >= atEnd.id);
  const latest = read.map((message) => latestOf(thread, withReadMark(thread, message, ownId)));
  const messages = reconcileAll(isJoined ? thread.messages : [], latest);
  const { changedUnloaded = [] } = thread;
  return { messages: showMessages({ messages, changedUnloaded }, changes), isJoined };
}
