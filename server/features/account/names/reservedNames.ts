import { isHostLike } from './hostLikeName';

/** First path segments, present and likely, and names that seem to speak for Quad. */
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
  ...[
    'no-reply',
    'notifications',
    'null',
    'official',
    'openapi',
    'people',
    'postmaster',
    'posts',
    'press',
  ],
  ...[
    'privacy',
    'profile',
    'quad',
    'readyz',
    'replay',
    'research',
    'reports',
    'reset-password',
    'robots.txt',
  ],
  ...['root', 'search', 'search-results', 'security', 'settings', 'share', 'signup', 'staff'],
  ...['static', 'status', 'suggested-users', 'support', 'system', 'tags', 'team', 'terms', 'top'],
  ...['undefined', 'universities', 'university', 'user', 'users', 'verify-email', 'webmaster'],
  ...['well-known', 'library', 'moderation', 'deleted', 'push', 'site', 'cards', 'session-logs'],
];

/** Folds visually similar names into one form: `Adm1n`, `ad.min` and `Ad rnin` become `admln`. */
const foldLookalikes = (name: string) =>
  name
    .toLowerCase()
    .replace(/[ ._-]/g, '')
    .replaceAll('0', 'o')
    .replace(/[1i]/g, 'l')
    .replaceAll('rn', 'm');

const LOOKS = new Set(WORDS.map(foldLookalikes));

/** The names of deleted accounts begin like this. */
const DELETED = 'deleted-';

/** Properties of every JavaScript object, so that a name used as a key never collides with them. */
const INHERITED = new Set(
  [...Object.getOwnPropertyNames(Object.prototype), 'prototype'].map((name) => name.toLowerCase()),
);

/** Whether a name looks like a word that is reserved. */
export const resemblesReservedWord = (name: string) => LOOKS.has(foldLookalikes(name));

/**
 * Whether a username is reserved. It is if it equals or resembles a reserved word, looks like a
 * host, is a property of every object, or has no letter or digit.
 */
export const isReservedName = (username: string) =>
  !/[A-Za-z0-9]/.test(username) ||
  resemblesReservedWord(username) ||
  username.toLowerCase().startsWith(DELETED) ||
  INHERITED.has(username.toLowerCase()) ||
  isHostLike(username);
