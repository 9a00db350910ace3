import { matchPath } from 'react-router-dom';
import { lazyPart, type LazyPart } from '#shared/lazy/lazyPart';
import { paths } from '#shared/paths';

export const Feed = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "route-feed" */ '#features/feed/page/FeedPage')).FeedPage,
);
export const SearchResults = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "route-search" */ '#features/feed/search/SearchResultsPage'))
      .SearchResultsPage,
);
export const NewEvent = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "route-new-event" */ '#features/feed/composer/NewEventPage'))
      .NewEventPage,
);
export const Events = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "route-events" */ '#features/events/list/EventsPage'))
      .EventsPage,
);
export const EventDetail = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "route-event" */ '#features/events/detail/EventPage'))
      .EventPage,
);
export const EventPosts = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "route-event-posts" */ '#features/feed/page/EventPostsPage'))
      .EventPostsPage,
);
export const Connections = lazyPart(
  async () =>
    (
      await import(
        /* webpackChunkName: "route-connections" */ '#features/connections/ConnectionsPage'
      )
    ).ConnectionsPage,
);
export const Universities = lazyPart(
  async () =>
    (
      await import(
        /* webpackChunkName: "route-universities" */ '#features/universities/UniversitiesPage'
      )
    ).UniversitiesPage,
);
export const University = lazyPart(
  async () =>
    (
      await import(
        /* webpackChunkName: "route-universities" */ '#features/universities/UniversityPage'
      )
    ).UniversityPage,
);
export const Chat = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "route-chat" */ '#features/chat/ChatPage')).ChatPage,
);
export const Profile = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "route-profile" */ '#features/profile/ProfilePage'))
      .ProfilePage,
);
export const Research = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "route-research" */ '#features/research/ResearchPage'))
      .ResearchPage,
);

const pages: readonly (readonly [pattern: string, page: LazyPart])[] = [
  ['/chat', Chat],
  [paths.messages, Chat],
  [paths.dashboard, Feed],
  [`${paths.home}/*`, Feed],
  [paths.search, SearchResults],
  [paths.newEvent, NewEvent],
  [paths.events, Events],
  [paths.event(':eventId'), EventDetail],
  [paths.eventPosts, EventPosts],
  [paths.connections, Connections],
  [`${paths.profile(':username')}/*`, Profile],
  [paths.universities, Universities],
  [`${paths.universities}/*`, University],
  [`${paths.research}/*`, Research],
];

/** Fetches the page of the signed-in area at an address. */
export async function preloadDashboardPage(pathname: string): Promise<void> {
  const found = pages.find(([pattern]) =>
    matchPath({ path: pattern, caseSensitive: true }, pathname),
  );
  await found?.[1].preload();
}
