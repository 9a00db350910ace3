import { matchPath } from 'react-router-dom';
import { lazyPart, type LazyPart } from '#shared/lazy/lazyPart';
import { INFO_PATHS } from './addresses';

export const Landing = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "route-landing" */ '#features/landing/LandingPage'))
      .LandingPage,
);
export const Info = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "route-info" */ '#features/landing/InfoPage')).InfoPage,
);
export const Login = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "route-login" */ '#features/session/LoginPage')).LoginPage,
);
export const Signup = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "route-signup" */ '#features/session/SignupPage'))
      .SignupPage,
);
export const VerifyEmail = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "route-verify" */ '#features/session/VerifyEmailPage'))
      .VerifyEmailPage,
);
export const ForgotPassword = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "route-forgot" */ '#features/session/ForgotPasswordPage'))
      .ForgotPasswordPage,
);
export const ResetPassword = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "route-reset" */ '#features/session/ResetPasswordPage'))
      .ResetPasswordPage,
);
export const CompleteProfile = lazyPart(
  async () =>
    (
      await import(
        /* webpackChunkName: "route-complete-profile" */ '#features/session/CompleteProfilePage'
      )
    ).CompleteProfilePage,
);
export const ReplayViewer = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "route-replay" */ './replay/ReplayPage')).ReplayPage,
);
/** The signed-in area: its pages are known to its own code, so that a visitor's code does not grow with them. */
export const Dashboard = lazyPart(
  async () => (await import(/* webpackChunkName: "app-shell" */ './dashboard/Dashboard')).Dashboard,
);
export const Plain = lazyPart(
  async () => (await import(/* webpackChunkName: "route-upcoming" */ './PlainLayout')).PlainLayout,
);
export const SharedPost = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "route-share" */ '#features/feed/share/SharedPostPage'))
      .SharedPostPage,
);

/** What the public page at each address is made of. */
const parts: readonly (readonly [pattern: string, ...pages: LazyPart[]])[] = [
  ['/', Landing],
  ['/login', Login],
  ['/signup', Signup],
  ['/verify-email', VerifyEmail],
  ['/forgot-password', ForgotPassword],
  ['/reset-password', ResetPassword],
  ['/complete-profile', CompleteProfile],
  ['/share/:token', Plain, SharedPost],
  ['/replay', ReplayViewer],
  ...INFO_PATHS.map((path): [string, LazyPart] => [`/${path}`, Info]),
];

/** Whether an address belongs to the signed-in area. */
const isInside = (pathname: string) => /^\/(?:chat|dashboard)(?:\/|$)/.test(pathname);

async function preloadInside(pathname: string): Promise<void> {
  const { preloadDashboardPage } = await import(
    /* webpackChunkName: "app-shell" */ './dashboard/dashboardPages'
  );
  await Promise.all([Dashboard.preload(), preloadDashboardPage(pathname)]);
}

/** Fetches what the page at an address is made of. */
export async function preloadPage(pathname: string): Promise<void> {
  if (isInside(pathname)) {
    await preloadInside(pathname);
    return;
  }
  const found = parts.find(([pattern]) => matchPath(pattern, pathname));
  const [, ...pages] = found ?? ['/', Landing];
  await Promise.all(pages.map((page) => page.preload()));
}
