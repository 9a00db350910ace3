import { paths } from '#shared/paths';
import type { SessionState } from './sessionSlice';

interface State {
  session: SessionState;
}

export const selectSession = (state: State) => state.session;
export const selectSessionStatus = (state: State) => state.session.status;
/** The signed-in user, null for anybody else. */
export const selectMe = (state: State) => state.session.me;
export const selectIsAuthenticated = (state: State) => state.session.status === 'authenticated';

/** Where a fresh login leads: an incomplete profile first, then the page that was wanted. */
export function selectLandingPath({ session }: State): string {
  if (session.me?.profile_completed === false) return '/complete-profile';
  return session.wantedPath ?? paths.home;
}
