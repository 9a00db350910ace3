import type { ComponentType } from 'react';
import type { Params } from 'react-router-dom';
import { readUniversityName } from '#features/universities/universityAddresses';
import { paths } from '#shared/paths';

/**
 * The address for which a title is requested. `search` is the query string with its question mark.
 */
export interface Place {
  readonly params: Params;
  readonly pathname: string;
  readonly search: string;
}

/** One screen: a React Router route object with the application's own metadata. */
export interface AppRoute {
  readonly path: string;
  readonly caseSensitive?: boolean;
  readonly lazy: () => Promise<{ Component: ComponentType }>;
  readonly handle: {
    /** The screen's title, used as the document title and announced to screen readers. */
    readonly title: string | ((place: Place) => string);
    /**
     * The audience of the screen: everyone by default. `newcomers` are signed in but may have an
     * unfinished profile.
     */
    readonly for?: 'visitors' | 'newcomers' | 'members';
  };
}

/** The addresses of the twelve pages linked from the footer. */
export const INFO_PATHS = [
  ...['about', 'careers', 'press', 'guidelines', 'research', 'events'],
  ...['privacy', 'terms', 'cookies', 'help', 'contact', 'feedback'],
];

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const infoRoutes = INFO_PATHS.map((path): AppRoute => ({
  path: `/${path}`,
  lazy: async () => {
    const { InfoPage } = await import(
      /* webpackChunkName: "route-info" */ '#features/landing/InfoPage'
    );
    return { Component: InfoPage };
  },
  handle: { title: capital(path) },
}));

/** The gallery: every component of the design system on one page. */
const developmentRoutes: readonly AppRoute[] =
  process.env.NODE_ENV === 'production'
    ? []
    : [
        {
          path: '/dev/gallery',
          lazy: async () => ({
            Component: (await import('#shared/ui/gallery/GalleryPage')).GalleryPage,
          }),
          handle: { title: 'Gallery' },
        },
      ];

/** Every screen with an address. To add a screen, add its entry here. */
export const routes: readonly AppRoute[] = [
  {
    path: '/',
    lazy: async () => ({
      Component: (
        await import(/* webpackChunkName: "route-landing" */ '#features/landing/LandingPage')
      ).LandingPage,
    }),
    handle: { title: 'Quad: where academic minds connect' },
  },
  {
    path: '/login',
    lazy: async () => ({
      Component: (
        await import(/* webpackChunkName: "route-login" */ '#features/session/login/LoginPage')
      ).LoginPage,
    }),
    handle: { title: 'Log in' },
  },
  {
    path: '/signup',
    lazy: async () => ({
      Component: (
        await import(/* webpackChunkName: "route-signup" */ '#features/session/signup/SignupPage')
      ).SignupPage,
    }),
    handle: { title: 'Sign up', for: 'visitors' },
  },
  {
    path: '/verify-email',
    lazy: async () => ({
      Component: (
        await import(
          /* webpackChunkName: "route-verify" */ '#features/session/signup/VerifyEmailPage'
        )
      ).VerifyEmailPage,
    }),
    handle: { title: 'Verify your email' },
  },
  {
    path: '/forgot-password',
    lazy: async () => ({
      Component: (
        await import(
          /* webpackChunkName: "route-forgot" */ '#features/session/password/ForgotPasswordPage'
        )
      ).ForgotPasswordPage,
    }),
    handle: { title: 'Forgot password' },
  },
  {
    path: '/reset-password',
    lazy: async () => ({
      Component: (
        await import(
          /* webpackChunkName: "route-reset" */ '#features/session/password/ResetPasswordPage'
        )
      ).ResetPasswordPage,
    }),
    handle: { title: 'Reset password' },
  },
  {
    path: '/share/:token',
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "route-share" */ '#pages/share/SharedPostPage'))
        .SharedPostPage,
    }),
    handle: { title: 'Shared post' },
  },
  {
    path: '/replay',
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "route-replay" */ '#pages/replay/ReplayPage'))
        .ReplayPage,
    }),
    handle: { title: 'Replay' },
  },
  {
    path: '/complete-profile',
    lazy: async () => ({
      Component: (
        await import(
          /* webpackChunkName: "route-complete-profile" */ '#features/session/profile/CompleteProfilePage'
        )
      ).CompleteProfilePage,
    }),
    handle: { title: 'Complete your profile', for: 'newcomers' },
  },
  {
    path: `${paths.home}/*`,
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "route-feed" */ '#pages/feed/FeedPage'))
        .FeedPage,
    }),
    handle: { title: 'Home', for: 'members' },
  },
  {
    path: paths.search,
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "route-posts" */ '#pages/feed/postPages'))
        .SearchResultsPage,
    }),
    handle: {
      title: ({ search }) => new URLSearchParams(search).get('q')?.trim() || 'Search',
      for: 'members',
    },
  },
  {
    path: paths.newEvent,
    lazy: async () => ({
      Component: (
        await import(
          /* webpackChunkName: "route-new-event" */ '#features/feed/composer/event/NewEventPage'
        )
      ).NewEventPage,
    }),
    handle: { title: 'New event', for: 'members' },
  },
  {
    path: paths.connections,
    lazy: async () => ({
      Component: (
        await import(
          /* webpackChunkName: "route-connections" */ '#features/connections/ConnectionsPage'
        )
      ).ConnectionsPage,
    }),
    handle: { title: 'Connections', for: 'members' },
  },
  {
    path: '/chat',
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "route-chat" */ '#pages/chat/ChatPage'))
        .ChatPage,
    }),
    handle: { title: 'Messages', for: 'members' },
  },
  {
    path: paths.messages,
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "route-chat" */ '#pages/chat/ChatPage'))
        .ChatPage,
    }),
    handle: { title: 'Messages', for: 'members' },
  },
  {
    path: paths.events,
    caseSensitive: true,
    lazy: async () => ({
      Component: (
        await import(/* webpackChunkName: "route-events" */ '#features/events/list/EventsPage')
      ).EventsPage,
    }),
    handle: { title: 'Events', for: 'members' },
  },
  {
    path: paths.event(':eventId'),
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "route-event" */ '#pages/events/EventPage'))
        .EventPage,
    }),
    handle: { title: 'Event', for: 'members' },
  },
  {
    path: paths.eventPosts,
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "route-posts" */ '#pages/feed/postPages'))
        .EventPostsPage,
    }),
    handle: { title: 'Event posts', for: 'members' },
  },
  {
    path: `${paths.research}/*`,
    lazy: async () => ({
      Component: (
        await import(/* webpackChunkName: "route-research" */ '#pages/research/ResearchPage')
      ).ResearchPage,
    }),
    handle: { title: 'Research', for: 'members' },
  },
  {
    path: paths.universities,
    lazy: async () => ({
      Component: (
        await import(
          /* webpackChunkName: "route-universities" */ '#pages/universities/universityPages'
        )
      ).UniversitiesPage,
    }),
    handle: { title: 'Universities', for: 'members' },
  },
  {
    path: `${paths.universities}/*`,
    lazy: async () => ({
      Component: (
        await import(
          /* webpackChunkName: "route-universities" */ '#pages/universities/universityPages'
        )
      ).UniversityPage,
    }),
    handle: {
      title: ({ pathname }) => readUniversityName(pathname) ?? 'University',
      for: 'members',
    },
  },
  {
    path: `${paths.profile(':username')}/*`,
    lazy: async () => ({
      Component: (
        await import(/* webpackChunkName: "route-profile" */ '#pages/profile/ProfilePage')
      ).ProfilePage,
    }),
    handle: { title: ({ params }) => params.username ?? 'Profile', for: 'members' },
  },
  ...infoRoutes,
  ...developmentRoutes,
];
