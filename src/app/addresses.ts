import { matchPath } from 'react-router-dom';
import { readUniversityName } from '../features/universities/universityAddresses';

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

const SEARCH_PATH = '/dashboard/search-results';

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
  ['/dashboard/chat', 'Messages'],
  ['/dashboard/posts/*', 'Home'],
  ['/dashboard/suggested-users', 'Connections'],
  ['/dashboard/research/*', 'Research'],
  ['/dashboard/create-events', 'New event'],
  ['/dashboard/eventposts', 'Event posts'],
  [SEARCH_PATH, 'Search'],
  ['/dashboard/events/:eventId', 'Event'],
  ['/dashboard/university', 'Universities'],
  ['/dashboard/university/*', 'University'],
  ['/dashboard/Events', 'Events'],
];

/** What the page at an address is called; the product's name for one that has no name. */
export function pageTitle(pathname: string): string {
  const profile = matchPath('/dashboard/:username/about/*', pathname);
  if (profile?.params.username) return profile.params.username;
  if (matchPath('/dashboard/university/:name', pathname))
    return readUniversityName(pathname) ?? 'University';
  const found = titles.find(([path]) => matchPath({ path, caseSensitive: true }, pathname));
  return found?.[1] ?? 'Quad';
}

/** What was searched for at an address that asks for it with `q`; null for any other. */
function searchedFor(pathname: string, search: string): string | null {
  if (!matchPath({ path: SEARCH_PATH, caseSensitive: true }, pathname)) return null;
  return new URLSearchParams(search).get('q')?.trim() || null;
}

/** What the window is called while the page at an address, its query included, is shown. */
export function windowTitle(pathname: string, search = ''): string {
  const title = searchedFor(pathname, search) ?? pageTitle(pathname);
  return title.includes('Quad') ? title : `${title} · Quad`;
}
