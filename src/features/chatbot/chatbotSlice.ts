import { createReducer, isAnyOf } from '@reduxjs/toolkit';
import type { Citation } from '#contract/entities/chatbot';
import { frameReceived } from '#realtime/frameActions';
import { toastDismissed } from '#shared/notify/toastsSlice';
import { askAboutRequested } from '#shared/store/featureEvents';
import {
  loggedOut,
  selectUserId,
  sessionAuthenticated,
  sessionExpired,
} from '#shared/store/sessionEvents';
import type { SignedInState } from '#shared/store/sessionEvents';
import * as events from './chatbotEvents';
import { initialChatbotState, keepMessages, untouched, type ChatbotState } from './chatbotState';
import { conversationChangedElsewhere, conversationTabs } from './conversationTabs';

/** Events with a message that follows the conversation. */
const hasMessage = isAnyOf(
  events.documentHanded,
  events.documentAnalysed,
  events.analysisFailed,
  events.questionAsked,
  events.answerReceived,
  events.answerFailed,
  events.sendingRefused,
);
/** Events with the messages that replace the conversation. */
const hasMessages = isAnyOf(
  events.failureRetried,
  events.historyCleared,
  events.historyRestored,
  events.conversationMerged,
);

/** Returns the cache key of a citation's PDF. */
export const citedKey = ({ kind = 'upload', document_id: id }: Citation) => `${kind}:${id}`;

export const chatbotReducer = createReducer(initialChatbotState, (builder) =>
  builder
    .addCase(sessionAuthenticated, (state, { payload }) =>
      state.ownerId === payload.me.id ? state : { ...initialChatbotState, ownerId: payload.me.id },
    )
    .addCase(sessionExpired, ({ ownerId, messages }) => ({
      ...initialChatbotState,
      ownerId,
      messages,
    }))
    .addCase(loggedOut, () => initialChatbotState)
    .addCase(conversationChangedElsewhere, (state, { payload }) =>
      state.ownerId === payload.ownerId ? conversationTabs.apply(state, payload) : state,
    )
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
      Object.assign(state, { isDetached: true, chosen: null });
    })
    .addCase(events.documentChosen, (state, { payload: { document: chosen } }) => {
      Object.assign(state, { isDetached: false, chosen, scope: 'document' });
    })
    .addCase(events.documentLost, (state) => {
      Object.assign(state, { isDetached: true, chosen: null, scope: 'mine' });
    })
    .addCase(events.questionAsked, (state) => {
      state.awaiting += 1;
      state.sentences = [];
    })
    .addCase(frameReceived.assistant_sentence, (state, { payload }) => {
      if (state.awaiting > 0) state.sentences.push(payload);
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
      Object.assign(state, { isDetached: false, chosen: null, scope: 'document' });
    })
    .addMatcher(isAnyOf(events.answerReceived, events.answerFailed), (state) => {
      state.awaiting = Math.max(0, state.awaiting - 1);
    })
    .addMatcher(isAnyOf(events.documentAnalysed, events.answerReceived), (state, { payload }) => {
      const asked = state.messages.find(({ id }) => id === payload.asked?.id);
      if (asked && payload.asked) asked.id = payload.asked.newId;
    })
    .addMatcher(hasMessage, (state, { payload: { message } }) => {
      // An answer may already be there, if the stored conversation arrived before it.
      const others = state.messages.filter(({ id }) => id !== message.id);
      state.messages = keepMessages([...others, message]);
    })
    .addMatcher(hasMessages, (state, { payload }) => {
      state.messages = keepMessages(payload.messages);
    }),
);

type WithChatbot = Readonly<{ chatbot: ChatbotState }>;

/** Selects the signed-in user's own conversation with the chatbot. */
export const selectChatbotMessages = (state: SignedInState & WithChatbot) =>
  state.chatbot.ownerId === selectUserId(state) ? state.chatbot.messages : untouched;

/** Selects the view of the conversation; closed until the signed-in area is mounted. */
export const selectChatbotView = (state: WithChatbot) => state.chatbot.view;
