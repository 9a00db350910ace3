import { isHostLike } from './hostLikeName';

/** First segments of addresses, present and likely, and names that seem to speak for Quad. */
const WORDS = [
  ...['about', 'account', 'admin', 'administrator', 'api', 'app', 'assets', 'assistant'],
  ...[
    'asku',
    'auth',
    'calendar',
    'careers',
    'chat',
    'chatbot',
    'complete-profile',
    'connections',
    'contact',
  ],
  ...['cookies', 'create-events', 'dashboard', 'docs', 'eventposts', 'events', 'favicon.ico'],
  ...['feedback', 'files', 'forgot-password', 'guidelines', 'healthz', 'help', 'index.html'],
  ...['interactions', 'login', 'logout', 'mailer-daemon', 'me', 'metrics', 'moderator'],
  ...['no-reply', 'notifications', 'null', 'official', 'openapi', 'postmaster', 'posts', 'press'],
  ...['privacy', 'profile', 'quad', 'readyz', 'replay', 'research', 'reset-password', 'robots.txt'],
  ...['root', 'search', 'search-results', 'security', 'settings', 'share', 'signup', 'staff'],
  ...['static', 'status', 'suggested-users', 'support', 'system', 'team', 'terms', 'top'],
  ...['undefined', 'universities', 'university', 'user', 'users', 'verify-email', 'webmaster'],
  ...['well-known'],
];

/** One form for all that a reader takes for the same: `Adm1n`, `ad.min` and `adrnin` are `admln`. */
const lookOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/[._-]/g, '')
    .replaceAll('0', 'o')
    .replace(/[1i]/g, 'l')
    .replaceAll('rn', 'm');

const LOOKS = new Set(WORDS.map(lookOf));

/** Names that every object of JavaScript has, so that a name used as a key is never taken for them. */
const INHERITED = new Set(
  [...Object.getOwnPropertyNames(Object.prototype), 'prototype'].map((name) => name.toLowerCase()),
);

/**
 * Whether a username is not for people: it is, or looks like, a reserved word or the name of a host,
 * every object has it, or it has no letter or digit.
 */
export const isReservedName = (username: string) =>
  !/[A-Za-z0-9]/.test(username) ||
  LOOKS.has(lookOf(username)) ||
  INHERITED.has(username.toLowerCase()) ||
  isHostLike(username);
