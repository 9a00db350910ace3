import { matchPath } from 'react-router-dom';
import { readUniversityName } from '#features/universities/universityAddresses';
import { paths } from '#shared/paths';

/** The addresses of the twelve pages the footer leads to. */
export const INFO_PATHS = [
  'about',
  'careers',
  'press',
  'guidelines',
  'research',
  'events',
  'privacy',
  'terms',
  'cookies',
  'help',
  'contact',
  'feedback',
] as const;

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const titles: readonly (readonly [pattern: string, title: string])[] = [
  ['/', 'Quad: where academic minds connect'],
  ['/login', 'Log in'],
  ['/signup', 'Sign up'],
  ['/verify-email', 'Verify your e-mail'],
  ['/forgot-password', 'Forgot password'],
  ['/reset-password', 'Reset password'],
  ['/complete-profile', 'Complete your profile'],
  ['/share/:token', 'Shared post'],
  ['/replay', 'Replay'],
  ...INFO_PATHS.map((path) => [`/${path}`, capital(path)] as const),
  ['/chat', 'Messages'],
  [paths.messages, 'Messages'],
  [`${paths.home}/*`, 'Home'],
  [paths.connections, 'Connections'],
  [`${paths.research}/*`, 'Research'],
  [paths.newEvent, 'New event'],
  [paths.eventPosts, 'Event posts'],
  [paths.search, 'Search'],
  [paths.event(':eventId'), 'Event'],
  [paths.universities, 'Universities'],
  [`${paths.universities}/*`, 'University'],
  [paths.events, 'Events'],
];

/** What the page at an address is called; the product's name for one that has no name. */
export function pageTitle(pathname: string): string {
  const profile = matchPath(`${paths.profile(':username')}/*`, pathname);
  if (profile?.params.username) return profile.params.username;
  if (matchPath(`${paths.universities}/:name`, pathname))
    return readUniversityName(pathname) ?? 'University';
  const found = titles.find(([path]) => matchPath({ path, caseSensitive: true }, pathname));
  return found?.[1] ?? 'Quad';
}

/** What was searched for at an address that asks for it with `q`; null for any other. */
function searchedFor(pathname: string, search: string): string | null {
  if (!matchPath({ path: paths.search, caseSensitive: true }, pathname)) return null;
  return new URLSearchParams(search).get('q')?.trim() || null;
}

/** What the window is called while the page at an address, its query included, is shown. */
export function windowTitle(pathname: string, search = ''): string {
  const title = searchedFor(pathname, search) ?? pageTitle(pathname);
  return title.includes('Quad') ? title : `${title} · Quad`;
}
