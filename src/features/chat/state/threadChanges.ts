import { freeze } from '@reduxjs/toolkit';
import type { ChatMessage } from '#contract/entities/chat';
import {
  currentOf,
  mergeStored,
  reconcileAll,
  revisionOf,
  type StoredMessage,
  type Thread,
  type ThreadMessage,
} from './thread';

/** Returns the stored message with this id, if it is loaded. */
export const storedIn = (
  messages: readonly ThreadMessage[],
  id: number,
): StoredMessage | undefined =>
  messages.findLast((message): message is StoredMessage => !message.temporary && message.id === id);

/**
 * Applies an edit or a deletion. An older copy changes nothing, so that copies may arrive in any
 * order and more than once.
 */
export function applyChange(thread: Thread, changed: ChatMessage): void {
  const messages = currentOf(thread.messages);
  const unloaded = currentOf(thread.changedUnloaded ?? []);
  const loaded = storedIn(messages, changed.id);
  const known = loaded ?? unloaded.find(({ id }) => id === changed.id);
  if (known && revisionOf(known) >= revisionOf(changed)) return;
  if (loaded)
    thread.messages = freeze(
      messages.map((message) => (message === loaded ? mergeStored(loaded, changed) : message)),
    );
  else thread.changedUnloaded = freeze([...unloaded.filter((each) => each !== known), changed]);
}

/** Returns a message from a page or a frame with a change that overtook it. */
export function latestOf({ changedUnloaded }: Thread, message: ChatMessage): ChatMessage {
  const changed = currentOf(changedUnloaded ?? []).find(({ id }) => id === message.id);
  return changed ? mergeStored(message, changed) : message;
}

/** Merges a page of history into its thread. */
export function mergePage(thread: Thread, page: readonly ChatMessage[]): void {
  const latest = page.map((message) => latestOf(thread, message));
  thread.messages = freeze(reconcileAll(currentOf(thread.messages), latest));
}

/** Returns the newest revision of a page; 0 if it has no changed message. */
export const newestRevision = (page: readonly ChatMessage[]): number =>
  page.reduce((newest, message) => Math.max(newest, revisionOf(message)), 0);

/**
 * Returns the id after which changes concern a thread. It shows the messages that are loaded, and
 * the originals that replies quote.
 */
export function changesAfterId({ messages }: Pick<Thread, 'messages'>): number {
  let first = Infinity;
  for (const message of currentOf(messages)) {
    if (!message.temporary) first = Math.min(first, message.id);
    if (message.reply_to) first = Math.min(first, message.reply_to.id);
  }
  return first === Infinity ? 0 : first - 1;
}

/**
 * Records the newest change of a page that was read on an earlier connection. Later changes may be
 * missing from it.
 */
export function recordUnfollowedChanges(
  thread: Thread,
  page: readonly ChatMessage[],
  lastRevision: number,
): void {
  thread.changedUpTo = Math.min(thread.changedUpTo ?? 0, newestRevision(page));
  compareRevision(thread, lastRevision);
}

/**
 * Compares what a thread knows with the newest revision when the connection began. A thread that
 * knows that one misses no change: revisions of a conversation grow in the order in which they are
 * stored, and later ones arrive as frames.
 */
export function compareRevision(thread: Thread, lastRevision: number): void {
  if (thread.status === 'ready' && lastRevision > (thread.changedUpTo ?? 0))
    thread.missesChanges = true;
  else delete thread.missesChanges;
}
