import { followStoredSession } from '#features/session/followStoredSession';
import { appStarted } from '#shared/store/pageEvents';
import { loggedOut, selectToken } from '#shared/store/sessionEvents';
import type { StartAppListening } from '#shared/store/types';

/** The message that tabs send to each other. */
interface TabMessage {
  type: 'loggedOut';
}

function isTabMessage(value: unknown): value is TabMessage {
  return (
    typeof value === 'object' && value !== null && 'type' in value && value.type === 'loggedOut'
  );
}

/** The last key a tab writes when it signs in, and one of those it removes when it signs out. */
const SESSION_MARK = 'user_id';

/**
 * Keeps the tabs of a browser in sync: a logout ends the session of every tab, and changes another
 * tab makes to the stored session are followed.
 */
export function registerCrossTab(startListening: StartAppListening): void {
  startListening({
    actionCreator: appStarted,
    effect: (_action, api) => {
      api.extra.tabs.onMessage((message) => {
        const isSignedIn = selectToken(api.getState()) !== null;
        if (isSignedIn && isTabMessage(message)) api.dispatch(loggedOut(true));
      });
      api.extra.tabs.onStored((key) => {
        if (key === SESSION_MARK || key === null) void api.dispatch(followStoredSession());
      });
    },
  });
  startListening({
    actionCreator: loggedOut,
    effect: ({ payload }, { extra: ports }) => {
      if (!payload.elsewhere) ports.tabs.post({ type: 'loggedOut' } satisfies TabMessage);
    },
  });
}
