import type { ReactNode } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import {
  selectSession,
  selectIsAuthenticated,
  selectIsUnchecked,
  selectLandingPath,
} from '#features/session/sessionSelectors';
import { useAppSelector } from '#shared/store/hooks';
import { PageSplash } from '#pages/frame/PageSplash';
import { UnreachablePage } from '#pages/frame/UnreachablePage';

interface RequireSessionProps {
  readonly allowIncomplete?: boolean;
  /** Rendered while the session is being verified with the server. */
  readonly waiting: ReactNode;
}

/**
 * Renders the route for signed-in users. Redirects others to the login page, which returns them
 * here after they log in.
 */
export function RequireSession({ allowIncomplete = false, waiting }: RequireSessionProps) {
  const { status, me, isLeaving, expiredReason, wantedPath } = useAppSelector(selectSession);
  const isUnchecked = useAppSelector(selectIsUnchecked);
  const { pathname, search } = useLocation();
  // The login page is about to load as a new document, so don't render a form the user could start
  // typing in.
  if (isLeaving && expiredReason) return <PageSplash />;
  if (status === 'starting' || status === 'authenticating') return waiting;
  if (isUnchecked) return <UnreachablePage />;
  if (status !== 'authenticated' || !me) {
    // The session may expire while the next page's chunk is loading. Return to that page after
    // login.
    const wanted = (expiredReason && wantedPath) ?? pathname + search;
    const state = isLeaving ? null : { wantedPath: wanted };
    return <Navigate to="/login" replace state={state} />;
  }
  if (!me.profile_completed && !allowIncomplete) return <Navigate to="/complete-profile" replace />;
  return <Outlet />;
}

/** Redirects signed-in users away from the sign-up and login pages. */
export function SignedOutOnly() {
  const isSignedIn = useAppSelector(selectIsAuthenticated);
  const path = useAppSelector(selectLandingPath);
  return isSignedIn ? <Navigate to={path} replace /> : <Outlet />;
}
