import { createAction, type ActionReducerMapBuilder } from '@reduxjs/toolkit';
import { frameReceived } from '#realtime/frameActions';
import { alterChange, dropChange, putChange, restoreChanges } from '../outbox/pendingChanges';
import { updateLastMessage, type ChatState, type PendingChange } from './chatState';
import { currentOf, partnerOf, withReadMark } from './thread';
import { compareRevision, applyChange } from './threadChanges';

/** The user edited or deleted a message, or sends a refused change again. */
export const changeQueued = createAction<PendingChange>('chat/changeQueued');
/** The changes that were not acknowledged when the last page closed. */
export const changesRestored = createAction<PendingChange[]>('chat/changesRestored');
/** The change is sent on the open socket. */
export const changeSubmitted = createAction<string>('chat/changeSubmitted');
/** The user gave the change up, or another window of the same browser gave it up or sent it. */
export const changeRemoved = createAction<string>('chat/changeRemoved');

/** Of the messages that change while a list is being read, the latest are kept. */
const MOST_CHANGED = 50;

/** Adds the cases for edits and deletions of messages to the chat slice. */
export function addChangeCases(builder: ActionReducerMapBuilder<ChatState>): void {
  builder
    .addCase(changeQueued, (state, { payload }) => {
      putChange(state, payload);
    })
    .addCase(changesRestored, (state, { payload }) => {
      restoreChanges(state, payload);
    })
    .addCase(changeSubmitted, (state, { payload: clientId }) => {
      alterChange(state, clientId, (change) => ({ ...change, state: 'sent' }));
    })
    .addCase(changeRemoved, (state, { payload: clientId }) => {
      dropChange(state, clientId);
    })
    .addCase(frameReceived.message_changed, (state, { payload }) => {
      const { revision, client_id: clientId } = payload;
      const message = { ...payload.message, revision };
      const thread = state.threads[partnerOf(message, state.ownId)];
      if (thread) applyChange(thread, withReadMark(thread, message, state.ownId));
      updateLastMessage(state, message);
      const earlier = currentOf(state.changedMeanwhile ?? []);
      state.changedMeanwhile = [...earlier.slice(-MOST_CHANGED), message];
      if (clientId !== undefined && message.sender_id === state.ownId) dropChange(state, clientId);
    });
}

/** Takes over the newest revision of all the user's messages when a connection begins. */
export function learnRevision(state: ChatState, lastRevision: number): void {
  state.lastRevision = lastRevision;
  for (const thread of Object.values(state.threads)) compareRevision(thread, state.lastRevision);
}
