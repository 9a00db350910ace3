import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { selectMe, selectSessionStatus } from '../features/session/sessionSelectors';
import { useAppSelector } from '../shared/store/hooks';
import { PageSplash } from './PageSplash';
import { UnreachablePage } from './UnreachablePage';

/** Lets the signed-in through: others go to the login, and come back to this page afterwards. */
export function RequireSession({
  allowIncomplete = false,
}: {
  readonly allowIncomplete?: boolean;
}) {
  const status = useAppSelector(selectSessionStatus);
  const me = useAppSelector(selectMe);
  const { pathname, search } = useLocation();
  if (status === 'starting' || status === 'authenticating') return <PageSplash />;
  if (status === 'unreachable') return <UnreachablePage />;
  if (status !== 'authenticated' || !me) {
    return <Navigate to="/login" replace state={{ wantedPath: pathname + search }} />;
  }
  if (!me.profile_completed && !allowIncomplete) return <Navigate to="/complete-profile" replace />;
  return <Outlet />;
}
