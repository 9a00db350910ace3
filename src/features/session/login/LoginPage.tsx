import { Suspense } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { lazyPart } from '#shared/lazy/lazyPart';
import { useAppSelector } from '#shared/store/hooks';
import { Spinner } from '#shared/ui/feedback/Spinner';
import { AuthLayout } from '../form/AuthLayout';
import { readAuthState } from '../form/authState';
import { selectLandingPath, selectSession } from '../sessionSelectors';
import * as texts from '../texts';
import { LoginForm } from './LoginForm';
import { OfferedLogin } from './OfferedLogin';
import { useAddressLogin } from './useAddressLogin';

const LeavingPage = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "leaving-account" */ '../account/leaving/LeavingPage'))
      .LeavingPage,
);

/**
 * Signs in with the form or with a token in the address. A signed-in user is redirected at once.
 */
export function LoginPage() {
  const { wantedPath } = readAuthState(useLocation().state);
  const { status, me, offeredToken } = useAppSelector(selectSession);
  const landingPath = useAppSelector(selectLandingPath);
  const { isArriving, notice, acceptOffer } = useAddressLogin();

  if (status === 'leaving' && me?.deletion_at)
    return (
      <Suspense fallback={<Spinner label={texts.loading} />}>
        <LeavingPage deletionAt={me.deletion_at} />
      </Suspense>
    );
  if (me && offeredToken !== null)
    return <OfferedLogin username={me.username} onAccept={acceptOffer} />;
  if (me && !isArriving) {
    const path = me.profile_completed ? (wantedPath ?? landingPath) : landingPath;
    return <Navigate to={path} replace />;
  }
  return (
    <AuthLayout title={texts.title}>
      {me || status === 'starting' ? (
        <Spinner label={texts.loading} />
      ) : (
        <LoginForm key={notice?.text} initialNotice={notice} />
      )}
    </AuthLayout>
  );
}
