import { createSelector } from '@reduxjs/toolkit';
import { MESSAGE_DELETE_MS, MESSAGE_EDIT_MS } from '#contract/limits';
import { hasVisibleText } from '#contract/visibleText';
import { parseUtc } from '#shared/lib/timeLabel';
import type { AppThunk } from '#shared/store/types';
import { startChanges } from '../outbox/changeListeners';
import { resendQueued } from '../outbox/drainOutbox';
import { needsUpload } from '../outbox/outboxItems';
import { changeQueued } from './changeCases';
import { unsentEdited } from './chatSlice';
import { selectOutboxFor, type ChatState, type OutboxItem, type PendingChange } from './chatState';
import { messageTypeOf } from './sendMessage';
import { selectShownMessages } from './shownMessages';
import { messageKey, type StoredMessage, type ThreadMessage } from './thread';
import { trimMessage } from './trimMessage';

/** Selects the changes of messages to one person that the server refused. */
export const selectRefusedChanges = createSelector(
  [({ chat }: { chat: ChatState }) => chat.changes, (_state: object, userId: number) => userId],
  (changes = [], userId) =>
    changes.filter(({ state, receiver_id: id }) => state === 'refused' && id === userId),
);

/** An own message whose words are being edited. */
export interface EditedMessage {
  /** Identifies it before and after it is stored, see `messageKey`. */
  key: string;
  /** Missing before it is stored. */
  id?: number;
  content: string;
  /** Whether it has a file, so that its words may be removed. */
  hasFile: boolean;
}

/** Returns a message as its author edits it. */
export const toEditedMessage = (message: ThreadMessage | OutboxItem): EditedMessage => ({
  key: messageKey(message),
  ...('id' in message ? { id: message.id } : {}),
  content: message.content,
  hasFile: message.message_type === 'image' || message.message_type === 'file',
});

const isWithin = (message: StoredMessage, ms: number, now: number) =>
  now - parseUtc(message.timestamp) <= ms;

/** Whether the server would let the author edit a message at this time. */
export const isEditable = (message: StoredMessage, now: number): boolean =>
  !message.deleted && isWithin(message, MESSAGE_EDIT_MS, now);

/** Whether the server would let the author delete a message at this time. */
export const isDeletable = (message: StoredMessage, now: number): boolean =>
  !message.deleted && isWithin(message, MESSAGE_DELETE_MS, now);

/** Returns the user's last message to a person, if its words can still be edited. */
export function findLastEditable(userId: number): AppThunk<EditedMessage | null> {
  return (_dispatch, getState, { clock }) => {
    const state = getState();
    const unsent = selectOutboxFor(state, userId).at(-1);
    if (unsent) return unsent.state === 'uploading' ? null : toEditedMessage(unsent);
    const last = selectShownMessages(state, userId).findLast(
      (message) =>
        message.sender_id === state.chat.ownId && !('deleted' in message && message.deleted),
    );
    if (!last) return null;
    return last.temporary || isEditable(last, clock.now()) ? toEditedMessage(last) : null;
  };
}

/**
 * Changes the words of an own message: on the server, or before it is sent. Returns whether there
 * is still such a message.
 */
export function editMessage(
  userId: number,
  edited: EditedMessage,
  text: string,
): AppThunk<boolean> {
  return (dispatch, getState) => {
    const content = trimMessage(text);
    if (!edited.hasFile && !hasVisibleText(content)) return true;
    const state = getState();
    const isIt = (message: ThreadMessage | OutboxItem) => messageKey(message) === edited.key;
    const message = selectShownMessages(state, userId).findLast(isIt);
    if (message && !message.temporary) {
      if (message.content === content) return true;
      if (message.deleted) return false;
      const change = { kind: 'edit', content } as const;
      dispatch(queueChange(userId, message.id, change));
      return true;
    }
    const item = selectOutboxFor(state, userId).find(isIt);
    const unsent = message ?? item;
    if (!unsent && edited.id !== undefined) {
      // It was found by a search, far from the messages that are loaded.
      dispatch(queueChange(userId, edited.id, { kind: 'edit', content }));
      return true;
    }
    if (!unsent) return false;
    if (unsent.content === content) return true;
    const words = { content, message_type: messageTypeOf(content) };
    dispatch(startChanges());
    dispatch(unsentEdited({ client_id: unsent.client_id, ...words }));
    const refused = selectOutboxFor(getState(), userId).find(isIt);
    if (refused?.state === 'refused' && !needsUpload(refused)) dispatch(resendQueued(refused));
    return true;
  };
}

/** Deletes an own message of the conversation with a person. */
export const deleteMessage = (userId: number, messageId: number): AppThunk =>
  queueChange(userId, messageId, { kind: 'deletion', content: '' });

function queueChange(
  userId: number,
  messageId: number,
  change: Pick<PendingChange, 'kind' | 'content'>,
): AppThunk {
  return (dispatch, _getState, ports) => {
    dispatch(startChanges());
    dispatch(
      changeQueued({
        ...change,
        client_id: ports.ids.next(),
        ...{ message_id: messageId, receiver_id: userId, state: 'waiting' },
        timestamp: new Date(ports.clock.now()).toISOString(),
      }),
    );
  };
}
