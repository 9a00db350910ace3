import type { ReactNode } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import {
  selectSession,
  selectIsAuthenticated,
  selectLandingPath,
} from '#features/session/sessionSelectors';
import { useAppSelector } from '#shared/store/hooks';
import { PageSplash } from '#pages/frame/PageSplash';
import { UnreachablePage } from '#pages/frame/UnreachablePage';

interface RequireSessionProps {
  readonly allowIncomplete?: boolean;
  /** Shown until the server has said who is there. */
  readonly waiting: ReactNode;
}

/** Lets the signed-in through: others go to the login, and come back to this page afterwards. */
export function RequireSession({ allowIncomplete = false, waiting }: RequireSessionProps) {
  const { status, me, isLeaving, expiredReason, wantedPath } = useAppSelector(selectSession);
  const { pathname, search } = useLocation();
  // The login page is on its way as another document: nobody should start to type in this one.
  if (isLeaving && expiredReason) return <PageSplash />;
  if (status === 'starting' || status === 'authenticating') return waiting;
  if (status === 'unreachable') return <UnreachablePage />;
  if (status !== 'authenticated' || !me) {
    // A session may end on the way to a page whose code is still coming: that page is wanted.
    const wanted = (expiredReason && wantedPath) ?? pathname + search;
    const state = isLeaving ? null : { wantedPath: wanted };
    return <Navigate to="/login" replace state={state} />;
  }
  if (!me.profile_completed && !allowIncomplete) return <Navigate to="/complete-profile" replace />;
  return <Outlet />;
}

/** Keeps somebody who is signed in from signing up once more. */
export function SignedOutOnly() {
  const isSignedIn = useAppSelector(selectIsAuthenticated);
  const path = useAppSelector(selectLandingPath);
  return isSignedIn ? <Navigate to={path} replace /> : <Outlet />;
}
