import { Navigate, Outlet } from 'react-router-dom';
import { selectIsAuthenticated, selectLandingPath } from '#features/session/sessionSelectors';
import { useAppSelector } from '#shared/store/hooks';

/** Keeps somebody who is signed in from signing up once more. */
export function SignedOutOnly() {
  const isSignedIn = useAppSelector(selectIsAuthenticated);
  const path = useAppSelector(selectLandingPath);
  return isSignedIn ? <Navigate to={path} replace /> : <Outlet />;
}
