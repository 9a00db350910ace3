import { paths } from '#shared/paths';
import type { SessionState } from './sessionSlice';

interface State {
  session: SessionState;
}

export const selectSession = (state: State) => state.session;
/** Selects the signed-in user; null if there is none. */
export const selectMe = (state: State) => state.session.me;
export const selectIsAuthenticated = (state: State) => state.session.status === 'authenticated';
/** Whether the stored session could not be checked. It is kept, and can be checked again. */
export const selectIsUnchecked = ({ session: { status } }: State) =>
  status === 'unreachable' || status === 'failing';

/** Selects the page after a login: an incomplete profile first, then the wanted page. */
export function selectLandingPath({ session }: State): string {
  if (session.me?.profile_completed === false) return '/complete-profile';
  return session.wantedPath ?? paths.home;
}
