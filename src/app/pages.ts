import { matchPath } from 'react-router-dom';
import { INFO_PATHS } from './addresses';
import { lazyPage, type LazyPage } from './lazyPage';

export const Landing = lazyPage(
  async () =>
    (await import(/* webpackChunkName: "route-landing" */ '../features/landing/LandingPage'))
      .LandingPage,
);
export const Info = lazyPage(
  async () =>
    (await import(/* webpackChunkName: "route-info" */ '../features/landing/InfoPage')).InfoPage,
);
export const Login = lazyPage(
  async () =>
    (await import(/* webpackChunkName: "route-login" */ '../features/session/LoginPage')).LoginPage,
);
export const Signup = lazyPage(
  async () =>
    (await import(/* webpackChunkName: "route-signup" */ '../features/session/SignupPage'))
      .SignupPage,
);
export const VerifyEmail = lazyPage(
  async () =>
    (await import(/* webpackChunkName: "route-verify" */ '../features/session/VerifyEmailPage'))
      .VerifyEmailPage,
);
export const ForgotPassword = lazyPage(
  async () =>
    (await import(/* webpackChunkName: "route-forgot" */ '../features/session/ForgotPasswordPage'))
      .ForgotPasswordPage,
);
export const ResetPassword = lazyPage(
  async () =>
    (await import(/* webpackChunkName: "route-reset" */ '../features/session/ResetPasswordPage'))
      .ResetPasswordPage,
);
export const CompleteProfile = lazyPage(
  async () =>
    (
      await import(
        /* webpackChunkName: "route-complete-profile" */ '../features/session/CompleteProfilePage'
      )
    ).CompleteProfilePage,
);
export const ReplayViewer = lazyPage(
  async () =>
    (await import(/* webpackChunkName: "route-replay" */ './replay/ReplayPage')).ReplayPage,
);
/** The signed-in area: its pages are known to its own code, so that a visitor's code does not grow with them. */
export const Dashboard = lazyPage(
  async () => (await import(/* webpackChunkName: "app-shell" */ './dashboard/Dashboard')).Dashboard,
);
export const Plain = lazyPage(
  async () => (await import(/* webpackChunkName: "route-upcoming" */ './PlainLayout')).PlainLayout,
);
export const SharedPost = lazyPage(
  async () =>
    (await import(/* webpackChunkName: "route-share" */ '../features/feed/share/SharedPostPage'))
      .SharedPostPage,
);

/** What the public page at each address is made of. */
const parts: readonly (readonly [pattern: string, ...pages: LazyPage[]])[] = [
  ['/', Landing],
  ['/login', Login],
  ['/signup', Signup],
  ['/verify-email', VerifyEmail],
  ['/forgot-password', ForgotPassword],
  ['/reset-password', ResetPassword],
  ['/complete-profile', CompleteProfile],
  ['/share/:token', Plain, SharedPost],
  ['/replay', ReplayViewer],
  ...INFO_PATHS.map((path): [string, LazyPage] => [`/${path}`, Info]),
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
