import {
  appStarted,
  loggedOut,
  selectToken,
  selectUserId,
  sessionAuthenticated,
} from '../shared/store/sessionEvents';
import type { StartAppListening } from '../shared/store/types';

/** What tabs tell each other. */
type TabMessage = { type: 'loggedOut' } | { type: 'loggedIn'; userId: number };

function isTabMessage(value: unknown): value is TabMessage {
  if (typeof value !== 'object' || value === null || !('type' in value)) return false;
  return value.type === 'loggedOut' || (value.type === 'loggedIn' && 'userId' in value);
}

/** A logout ends the session of every tab; another user's login reloads tabs that showed the old one. */
export function registerCrossTab(startListening: StartAppListening): void {
  startListening({
    actionCreator: appStarted,
    effect: (_action, api) => {
      api.extra.tabs.onMessage((message) => {
        const isSignedIn = selectToken(api.getState()) !== null;
        if (!isSignedIn || !isTabMessage(message)) return;
        if (message.type === 'loggedOut') api.dispatch(loggedOut(true));
        else if (message.userId !== selectUserId(api.getState())) api.extra.page.reload();
      });
    },
  });
  startListening({
    actionCreator: loggedOut,
    effect: ({ payload }, { extra: ports }) => {
      if (!payload.elsewhere) ports.tabs.post({ type: 'loggedOut' } satisfies TabMessage);
    },
  });
  startListening({
    actionCreator: sessionAuthenticated,
    effect: ({ payload }, { extra: ports }) => {
      ports.tabs.post({ type: 'loggedIn', userId: payload.me.id } satisfies TabMessage);
    },
  });
}
