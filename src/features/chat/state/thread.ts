import { current, isDraft } from '@reduxjs/toolkit';
import { ECHO_MATCH_WINDOW_MS } from '#contract/limits';
import type { ChatMessage, MessageType } from '#contract/entities/chat';

/** A message in a thread: stored by the server, or sent and not yet echoed. */
export type ThreadMessage = StoredMessage | TemporaryMessage;

export interface StoredMessage extends ChatMessage {
  temporary?: false;
}

/** A message that the server has not acknowledged, under an id of our own making. */
export interface UnsentMessage {
  client_id: string;
  receiver_id: number;
  content: string;
  message_type: MessageType;
  /** When it was written, by this browser's clock. */
  timestamp: string;
  /** Only a message that carries a file has a name for it. */
  file_name?: string;
  file_size?: number;
  file_type?: string;
  /** Where the server put the file; missing until it is uploaded. */
  file_url?: string;
  /** How often the server could not store it. */
  tries?: number;
}

/** Shown at once; the echo takes its place. */
export interface TemporaryMessage extends UnsentMessage {
  temporary: true;
  sender_id: number;
}

export type LoadStatus = 'idle' | 'loading' | 'ready' | 'failed';

/** The messages exchanged with one person, as far as they are loaded. */
export interface Thread {
  messages: ThreadMessage[];
  status: LoadStatus;
  /** Whether the server may have messages before the first one here. */
  hasOlder: boolean;
  isLoadingOlder: boolean;
  /** The last message of theirs that was reported as read. */
  readUpTo: number;
  /** How far the other person has read, as far as receipts told; 0 before the first one. */
  theyReadUpTo: number;
  /** What follows this message may be missing here; null where nothing is, 0 where anything may be. */
  missingAfter: number | null;
  /** Up to this message the history itself was read; what follows came as frames. */
  wholeUpTo: number;
}

interface ThreadsState {
  threads: Record<number, Thread>;
}

export const emptyThread: Thread = {
  messages: [],
  status: 'idle',
  hasOlder: false,
  isLoadingOlder: false,
  readUpTo: 0,
  theyReadUpTo: 0,
  missingAfter: null,
  wholeUpTo: 0,
};

/** The thread with a person, made where there is none. */
export function threadOf(state: ThreadsState, userId: number): Thread {
  return (state.threads[userId] ??= { ...emptyThread, messages: [] });
}

interface State {
  chat: ThreadsState;
}

export const selectThread = ({ chat }: State, userId: number): Thread =>
  chat.threads[userId] ?? emptyThread;

/** Stays the same while a message is waiting and after its echo, so that React keeps its element. */
export const messageKey = (message: { client_id?: string | null; id?: number }): string =>
  message.client_id ? `c:${message.client_id}` : `s:${message.id}`;

/** The other one of a message's two people. */
export function partnerOf(
  message: Pick<ChatMessage, 'sender_id' | 'receiver_id'>,
  ownId: number | null,
): number {
  return message.sender_id === ownId ? message.receiver_id : message.sender_id;
}

/** The newest message a person wrote in a thread, undefined where there is none. */
export function lastMessageFrom(thread: Thread, userId: number): StoredMessage | undefined {
  return thread.messages.findLast(
    (message): message is StoredMessage => !message.temporary && message.sender_id === userId,
  );
}

/** The newest stored message of a thread; 0 where there is none. */
export function lastStoredId(thread: { readonly messages: readonly ThreadMessage[] }): number {
  const last = thread.messages.findLast((message): message is StoredMessage => !message.temporary);
  return last?.id ?? 0;
}

const isTemporary = (message: ThreadMessage): message is TemporaryMessage =>
  message.temporary === true;

/** What of a thread is not acknowledged. It stands at the end, after what may be thousands of others. */
export function underWayIn({ messages }: Pick<Thread, 'messages'>): TemporaryMessage[] {
  const last = messages.findLastIndex((message) => !message.temporary);
  return messages.slice(last + 1).filter(isTemporary);
}

/** The message whose acknowledgement is awaited: only the oldest of a thread is with the server. */
export function sentIn(thread: Pick<Thread, 'messages'> | undefined): TemporaryMessage | undefined {
  const newest = thread?.messages.at(-1);
  return thread && newest?.temporary ? underWayIn(thread)[0] : undefined;
}

/** Puts a message that came as a frame in its place. */
export function takeMessage(thread: Thread, message: ChatMessage): void {
  const messages = plain(thread.messages);
  const first = messages[0];
  const next = reconcile(messages, message);
  // The echo of a message that was stored long ago belongs to a page that is not loaded yet.
  const isOlder = thread.hasOlder && first && !first.temporary && message.id < first.id;
  thread.messages = frozen(isOlder ? withoutBefore(next, first.id) : next);
}

/** Gives the messages to `reader` their second tick, up to a message. */
export function tickRead(thread: Thread, reader: number, lastReadId: number): void {
  thread.theyReadUpTo = Math.max(thread.theyReadUpTo, lastReadId);
  thread.messages = plain(thread.messages).map((message) =>
    message.temporary || message.sender_id === reader || message.is_read || message.id > lastReadId
      ? message
      : { ...message, is_read: true },
  );
}

/** A message as it came in, with the tick that a receipt before it gave: it may have been overtaken. */
export function withTick(
  { theyReadUpTo }: Thread,
  message: ChatMessage,
  ownId: number | null,
): ChatMessage {
  const isRead = message.sender_id === ownId && message.id <= theyReadUpTo;
  return isRead && !message.is_read ? { ...message, is_read: true } : message;
}

/**
 * Puts messages of the server in their places in a thread: stored messages in the order of their
 * ids, then those still waiting for their echo in the order they were written. A message seen before
 * is not doubled, and one echo takes the place of one waiting message, so that two equal texts stay
 * two.
 */
export function reconcileAll(
  thread: readonly ThreadMessage[],
  incoming: readonly ChatMessage[],
): ThreadMessage[] {
  const stored = new Map<number, StoredMessage>();
  const waiting: TemporaryMessage[] = [];
  for (const message of thread) {
    if (message.temporary) waiting.push(message);
    else stored.set(message.id, message);
  }
  let newest = [...stored.keys()].at(-1) ?? 0;
  let isInOrder = true;
  for (const message of incoming) {
    const known = stored.get(message.id);
    stored.set(message.id, known ? mergeStored(known, message) : message);
    if (known) continue;
    const echoed = findEchoed(waiting, message);
    if (echoed >= 0) waiting.splice(echoed, 1);
    isInOrder &&= message.id > newest;
    newest = Math.max(newest, message.id);
  }
  const messages = [...stored.values()];
  if (!isInOrder) messages.sort((a, b) => a.id - b.id);
  return [...messages, ...waiting];
}

/**
 * Puts one message of the server in its place. Nearly always it is newer than all that are stored,
 * and then nothing of a long thread is looked at but its end.
 */
export function reconcile(
  thread: readonly ThreadMessage[],
  incoming: ChatMessage,
): ThreadMessage[] {
  const last = thread.findLastIndex((message) => !message.temporary);
  const newest = thread[last];
  if (newest && !newest.temporary && newest.id >= incoming.id)
    return reconcileAll(thread, [incoming]);
  const stored = [...thread];
  const waiting = stored.splice(last + 1) as TemporaryMessage[];
  const echoed = findEchoed(waiting, incoming);
  if (echoed >= 0) waiting.splice(echoed, 1);
  return stored.concat(incoming, waiting);
}

/** Without stored messages before one: what lies between is not loaded, so they would hide a hole. */
export const withoutBefore = (thread: readonly ThreadMessage[], firstId: number): ThreadMessage[] =>
  thread.filter((message) => message.temporary === true || message.id >= firstId);

/** Read once is read for good: an older copy of the message does not take the second tick away. */
function mergeStored(known: StoredMessage, incoming: ChatMessage): StoredMessage {
  return {
    ...incoming,
    is_read: known.is_read || incoming.is_read,
    client_id: incoming.client_id ?? known.client_id ?? null,
  };
}

function findEchoed(waiting: readonly TemporaryMessage[], incoming: ChatMessage): number {
  return waiting.findIndex((message) =>
    incoming.client_id != null
      ? message.client_id === incoming.client_id && message.sender_id === incoming.sender_id
      : looksLikeEcho(message, incoming),
  );
}

/** For a server that does not hand client ids back. */
function looksLikeEcho(message: TemporaryMessage, incoming: ChatMessage): boolean {
  return (
    message.sender_id === incoming.sender_id &&
    message.content === incoming.content &&
    Math.abs(Date.parse(message.timestamp) - Date.parse(incoming.timestamp)) <= ECHO_MATCH_WINDOW_MS
  );
}

/**
 * The plain value behind a draft. A long list is much faster to go through than its draft, which
 * would make a draft of every member.
 */
export const plain = <T extends object>(value: T): T =>
  isDraft(value) ? (current(value as object) as T) : value;

/**
 * A list for the state that immer need not go through: it leaves alone what is frozen. For one as long
 * as a conversation, made of members of the state and of plain ones, that is most of a reducer's time.
 */
export const frozen = <T>(list: T[]): T[] => Object.freeze(list) as T[];
