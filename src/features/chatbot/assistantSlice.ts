import { createReducer, isAnyOf } from '@reduxjs/toolkit';
import type { Citation } from '#contract/entities/assistant';
import { askAboutRequested } from '#shared/store/featureEvents';
import { loggedOut, sessionAuthenticated } from '#shared/store/sessionEvents';
import { toastDismissed } from '#shared/notify/toastsSlice';
import * as events from './chatbotEvents';
import type { ChatbotMessage } from './chatbotSlice';
import type { FileFacts } from './messageFacts';

/** A citation whose page is shown; `key` is the cache key of its PDF. */
export interface CitedPage {
  citation: Citation;
  key: string;
  status: 'loading' | 'ready' | 'failed';
  detail: string;
}

/** The assistant's state apart from the conversation; not persisted. */
export interface AssistantState {
  ownerId: number | null;
  /** The one view that shows the conversation. */
  view: 'closed' | 'window' | 'panel';
  /** The PDF chosen for the next message. */
  file: FileFacts | null;
  /** The PDF being uploaded or analysed; sending is disabled until it is done. */
  analysing: { uploadId: string; filename: string } | null;
  /** The number of questions without a response yet. */
  awaiting: number;
  scope: events.AskScope;
  isDetached: boolean;
  cited: CitedPage | null;
  /** The messages that `Undo` restores. */
  cleared: { toastId: string; messages: ChatbotMessage[] } | null;
}

const initialState: AssistantState = {
  ownerId: null,
  view: 'closed',
  file: null,
  analysing: null,
  awaiting: 0,
  scope: 'document',
  isDetached: false,
  cited: null,
  cleared: null,
};

/** Returns the cache key of a citation's PDF. */
export const citedKey = ({ kind = 'upload', document_id: id }: Citation) => `${kind}:${id}`;

export const assistantReducer = createReducer(initialState, (builder) =>
  builder
    .addCase(sessionAuthenticated, (state, { payload }) =>
      state.ownerId === payload.me.id ? state : { ...initialState, ownerId: payload.me.id },
    )
    .addCase(loggedOut, () => initialState)
    .addCase(events.windowOpened, (state) => {
      state.view = 'window';
    })
    .addCase(events.viewClosed, (state) => {
      state.view = 'closed';
    })
    .addCase(events.fileChosen, (state, { payload }) => {
      state.file = payload;
    })
    .addCase(events.fileRemoved, (state) => {
      state.file = null;
    })
    .addCase(events.documentHanded, (state, { payload }) => {
      state.file = null;
      state.analysing = { uploadId: payload.uploadId, filename: payload.filename };
    })
    .addCase(events.paperFetchStarted, (state, { payload }) => {
      state.analysing = payload;
    })
    .addCase(events.documentDetached, (state) => {
      state.isDetached = true;
    })
    .addCase(events.questionAsked, (state) => {
      state.awaiting += 1;
    })
    .addCase(events.scopeChosen, (state, { payload }) => {
      state.scope = payload.scope;
    })
    .addCase(events.citationOpened, (state, { payload: citation }) => {
      state.cited = { citation, key: citedKey(citation), status: 'loading', detail: '' };
    })
    .addCase(events.citedFileArrived, (state, { payload }) => {
      if (state.cited?.key === payload.key) state.cited.status = 'ready';
    })
    .addCase(events.citedFileFailed, (state, { payload }) => {
      if (state.cited?.key !== payload.key) return;
      Object.assign(state.cited, { status: 'failed', detail: payload.detail });
    })
    .addCase(events.viewerClosed, (state) => {
      state.cited = null;
    })
    .addCase(events.historyCleared, (state, { payload: { toastId, before } }) => {
      state.cleared = { toastId, messages: before };
    })
    .addCase(events.historyRestored, (state) => {
      state.cleared = null;
    })
    .addCase(toastDismissed, (state, { payload: toastId }) => {
      if (state.cleared?.toastId === toastId) state.cleared = null;
    })
    .addMatcher(isAnyOf(events.panelOpened, askAboutRequested), (state) => {
      state.view = 'panel';
    })
    .addMatcher(isAnyOf(events.documentAnalysed, events.analysisFailed), (state) => {
      state.analysing = null;
    })
    .addMatcher(events.documentAnalysed.match, (state) => {
      state.isDetached = false;
      state.scope = 'document';
    })
    .addMatcher(isAnyOf(events.answerReceived, events.answerFailed), (state) => {
      state.awaiting = Math.max(0, state.awaiting - 1);
    }),
);
