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
export const Shell = lazyPage(
  async () =>
    (await import(/* webpackChunkName: "app-shell" */ './shell/DashboardLayout')).DashboardLayout,
);
export const Feed = lazyPage(
  async () =>
    (await import(/* webpackChunkName: "route-feed" */ '../features/feed/FeedPage')).FeedPage,
);
export const Connections = lazyPage(
  async () =>
    (
      await import(
        /* webpackChunkName: "route-connections" */ '../features/connections/ConnectionsPage'
      )
    ).ConnectionsPage,
);
export const Chat = lazyPage(
  async () =>
    (await import(/* webpackChunkName: "route-chat" */ '../features/chat/ChatPage')).ChatPage,
);
export const Plain = lazyPage(
  async () => (await import(/* webpackChunkName: "route-upcoming" */ './PlainLayout')).PlainLayout,
);
export const Upcoming = lazyPage(
  async () =>
    (await import(/* webpackChunkName: "route-upcoming" */ './shell/UpcomingPage')).UpcomingPage,
);

/** What the page at each address is made of. */
const parts: readonly (readonly [pattern: string, ...pages: LazyPage[]])[] = [
  ['/', Landing],
  ['/login', Login],
  ['/signup', Signup],
  ['/verify-email', VerifyEmail],
  ['/forgot-password', ForgotPassword],
  ['/reset-password', ResetPassword],
  ['/complete-profile', CompleteProfile],
  ['/share/:token', Plain, Upcoming],
  ...INFO_PATHS.map((path): [string, LazyPage] => [`/${path}`, Info]),
  ['/chat', Shell, Chat],
  ['/dashboard/chat', Shell, Chat],
  ['/dashboard', Shell, Feed],
  ['/dashboard/posts/*', Shell, Feed],
  ['/dashboard/suggested-users', Shell, Connections],
  ['/dashboard/*', Shell, Upcoming],
];

/** Fetches what the page at an address is made of. */
export async function preloadPage(pathname: string): Promise<void> {
  const found = parts.find(([pattern]) => matchPath(pattern, pathname));
  const [, ...pages] = found ?? ['/', Landing];
  await Promise.all(pages.map((page) => page.preload()));
}
