import { readUniversityName } from '#features/universities/universityAddresses';
import { paths } from '#shared/paths';
import type { AppRoute } from './appRoute';
import { developmentRoutes } from './developmentRoutes';
import { infoRoutes } from './infoRoutes';
import * as texts from './texts';

/** Every screen with an address. To add a screen, add its entry here. */
export const routes: readonly AppRoute[] = [
  {
    path: '/',
    lazy: async () => ({
      Component: (
        await import(/* webpackChunkName: "route-landing" */ '#features/landing/LandingPage')
      ).LandingPage,
    }),
    handle: { title: texts.landing },
  },
  {
    path: '/login',
    lazy: async () => ({
      Component: (
        await import(/* webpackChunkName: "route-login" */ '#features/session/login/LoginPage')
      ).LoginPage,
    }),
    handle: { title: texts.logIn },
  },
  {
    path: '/signup',
    lazy: async () => ({
      Component: (
        await import(/* webpackChunkName: "route-signup" */ '#features/session/signup/SignupPage')
      ).SignupPage,
    }),
    handle: { title: texts.signUp, for: 'visitors' },
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
    handle: { title: texts.verifyEmail },
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
    handle: { title: texts.forgotPassword },
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
    handle: { title: texts.resetPassword },
  },
  {
    path: '/account/undo/:token',
    lazy: async () => ({
      Component: (
        await import(
          /* webpackChunkName: "route-undo-email" */ '#features/session/account/UndoEmailPage'
        )
      ).UndoEmailPage,
    }),
    handle: { title: texts.undoEmail },
  },
  {
    path: '/account/unsubscribe/:token',
    lazy: async () => ({
      Component: (
        await import(/* webpackChunkName: "route-unsubscribe" */ '#pages/settings/UnsubscribePage')
      ).UnsubscribePage,
    }),
    handle: { title: texts.unsubscribe },
  },
  {
    path: '/share/:token',
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "route-share" */ '#pages/share/SharedPostPage'))
        .SharedPostPage,
    }),
    handle: { title: texts.sharedPost },
  },
  {
    path: '/replay',
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "route-replay" */ '#pages/replay/ReplayPage'))
        .ReplayPage,
    }),
    handle: { title: texts.replay },
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
    handle: { title: texts.completeProfile, for: 'newcomers' },
  },
  {
    path: `${paths.home}/*`,
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "route-feed" */ '#pages/feed/FeedPage'))
        .FeedPage,
    }),
    handle: { title: texts.home, for: 'members' },
  },
  {
    path: `${paths.search}/*`,
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "route-search" */ '#pages/search/SearchPage'))
        .SearchPage,
    }),
    handle: {
      title: ({ search }) => new URLSearchParams(search).get('q')?.trim() || texts.search,
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
    handle: { title: texts.newEvent, for: 'members' },
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
    handle: { title: texts.connections, for: 'members' },
  },
  {
    path: '/chat',
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "route-chat" */ '#pages/chat/ChatPage'))
        .ChatPage,
    }),
    handle: { title: texts.messages, for: 'members' },
  },
  {
    path: paths.messages,
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "route-chat" */ '#pages/chat/ChatPage'))
        .ChatPage,
    }),
    handle: { title: texts.messages, for: 'members' },
  },
  {
    path: paths.events,
    lazy: async () => ({
      Component: (
        await import(/* webpackChunkName: "route-events" */ '#features/events/list/EventsPage')
      ).EventsPage,
    }),
    handle: { title: texts.events, for: 'members' },
  },
  {
    path: paths.event(':eventId'),
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "route-event" */ '#pages/events/EventPage'))
        .EventPage,
    }),
    handle: { title: texts.event, for: 'members' },
  },
  {
    path: paths.eventPosts,
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "route-posts" */ '#pages/feed/postPages'))
        .EventPostsPage,
    }),
    handle: { title: texts.eventPosts, for: 'members' },
  },
  {
    path: paths.paper(':paperId'),
    lazy: async () => ({
      Component: (
        await import(/* webpackChunkName: "route-research" */ '#pages/research/ResearchPage')
      ).PaperPage,
    }),
    handle: { title: texts.paper, for: 'members' },
  },
  {
    path: paths.readPaper(':paperId'),
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "route-reader" */ '#pages/research/ReaderPage'))
        .ReaderPage,
    }),
    handle: { title: texts.paper, for: 'members' },
  },
  {
    path: `${paths.research}/*`,
    lazy: async () => ({
      Component: (
        await import(/* webpackChunkName: "route-research" */ '#pages/research/ResearchPage')
      ).ResearchPage,
    }),
    handle: { title: texts.research, for: 'members' },
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
    handle: { title: texts.universities, for: 'members' },
  },
  {
    path: paths.library,
    lazy: async () => ({
      Component: (
        await import(/* webpackChunkName: "route-library" */ '#features/research/library/Library')
      ).Library,
    }),
    handle: { title: texts.library, for: 'members' },
  },
  {
    path: `${paths.matrices}/*`,
    lazy: async () => ({
      Component: (
        await import(/* webpackChunkName: "route-research" */ '#pages/chatbot/MatrixPage')
      ).MatrixPage,
    }),
    handle: { title: texts.matrix, for: 'members' },
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
      title: ({ pathname }) => readUniversityName(pathname) ?? texts.university,
      for: 'members',
    },
  },
  {
    path: paths.moderation,
    lazy: async () => ({
      Component: (
        await import(
          /* webpackChunkName: "route-moderation" */ '#features/reports/moderation/ModerationPage'
        )
      ).ModerationPage,
    }),
    handle: { title: texts.moderation, for: 'members' },
  },
  {
    path: `${paths.settings}/*`,
    lazy: async () => ({
      Component: (
        await import(/* webpackChunkName: "route-settings" */ '#pages/settings/SettingsPage')
      ).SettingsPage,
    }),
    handle: { title: texts.settings, for: 'members' },
  },
  {
    path: `${paths.profile(':username')}/*`,
    lazy: async () => ({
      Component: (
        await import(/* webpackChunkName: "route-profile" */ '#pages/profile/ProfilePage')
      ).ProfilePage,
    }),
    handle: { title: ({ params }) => params.username ?? texts.profile, for: 'members' },
  },
  ...infoRoutes,
  ...developmentRoutes,
];
