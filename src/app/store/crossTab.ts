import type { UnknownAction } from '@reduxjs/toolkit';
import { followStoredSession } from '#features/session/followStoredSession';
import {
  conversationChangedElsewhere,
  conversationTabs,
  type ConversationChanges,
} from '#features/chatbot/conversationTabs';
import { readConversationChanges } from '#features/chatbot/persistedChatbot';
import { draftsChangedElsewhere } from '#shared/drafts/draftsSlice';
import { draftTabs, readDraftChanges, type DraftChanges } from '#shared/drafts/draftTabs';
import type { Ports } from '#shared/ports';
import { appStarted } from '#shared/store/pageEvents';
import { loggedOut, selectToken } from '#shared/store/sessionEvents';
import type { OwnedState, TabChanges } from '#shared/store/tabChanges';
import type { StartAppListening } from '#shared/store/types';

/** The messages that tabs send to each other. */
type TabMessage =
  | { type: 'loggedOut' }
  | { type: 'draftsChanged'; changes: DraftChanges }
  | { type: 'conversationChanged'; changes: ConversationChanges };

/** Returns the action for a message of another tab, or null if it has an unknown form. */
function actionFor(message: unknown): UnknownAction | null {
  if (typeof message !== 'object' || message === null) return null;
  const { type, changes } = message as { type?: unknown; changes?: unknown };
  if (type === 'loggedOut') return loggedOut(true);
  const drafts = type === 'draftsChanged' ? readDraftChanges(changes) : null;
  if (drafts) return draftsChangedElsewhere(drafts);
  const messages = type === 'conversationChanged' ? readConversationChanges(changes) : null;
  return messages && conversationChangedElsewhere(messages);
}

/** Returns the entries that an action changed for the same owner, or null. */
function changesOf<State extends OwnedState, Changes extends OwnedState>(
  { between }: TabChanges<State, Changes>,
  before: State,
  after: State,
): Changes | null {
  const isOwned = after.ownerId !== null && after.ownerId === before.ownerId;
  return isOwned && before !== after ? between(before, after) : null;
}

/** The last key a tab writes when it signs in, and one of those it removes when it signs out. */
const SESSION_MARK = 'user_id';

/** Posts the drafts, and the messages of the chatbot, that changed in this tab to the others. */
function registerChanges(startListening: StartAppListening): void {
  const post = ({ tabs }: Ports, message: TabMessage) => tabs.post(message);
  startListening({
    predicate: (action, { drafts }, { drafts: before }) =>
      drafts !== before && !draftsChangedElsewhere.match(action),
    effect(_action, api) {
      const changes = changesOf(draftTabs, api.getOriginalState().drafts, api.getState().drafts);
      if (changes) post(api.extra, { type: 'draftsChanged', changes });
    },
  });
  startListening({
    predicate: (action, { chatbot }, { chatbot: before }) =>
      chatbot !== before && !conversationChangedElsewhere.match(action),
    effect(_action, api) {
      const before = api.getOriginalState().chatbot;
      const changes = changesOf(conversationTabs, before, api.getState().chatbot);
      if (changes) post(api.extra, { type: 'conversationChanged', changes });
    },
  });
}

/**
 * Keeps the tabs of a browser in sync: a logout ends the session of every tab, and changes another
 * tab makes to the stored session, the drafts and the chatbot's conversation are followed.
 */
export function registerCrossTab(startListening: StartAppListening): void {
  startListening({
    actionCreator: appStarted,
    effect: (_action, api) => {
      api.extra.tabs.onMessage((message) => {
        const isSignedIn = selectToken(api.getState()) !== null;
        const action = isSignedIn ? actionFor(message) : null;
        if (action) api.dispatch(action);
      });
      api.extra.tabs.onStored((key) => {
        if (key === SESSION_MARK || key === null) void api.dispatch(followStoredSession());
      });
      // Another tab may have signed in since the stored session was read.
      void api.dispatch(followStoredSession());
    },
  });
  startListening({
    actionCreator: loggedOut,
    effect: ({ payload }, { extra: ports }) => {
      if (!payload.elsewhere) ports.tabs.post({ type: 'loggedOut' } satisfies TabMessage);
    },
  });
  registerChanges(startListening);
}
