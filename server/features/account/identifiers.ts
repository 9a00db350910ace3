import { badRequest } from '../../platform/http/problem';

/** The one spelling of an e-mail address that is stored and compared. */
export const canonicalEmail = (email: string) => email.normalize('NFC').trim().toLowerCase();

/** What a login names: an address has an `@`, and no username can have one. */
export function loginName(typed: string): { email: string } | { username: string } {
  const name = canonicalEmail(typed);
  return name.includes('@') ? { email: name } : { username: name };
}

/** First segments of addresses, present and likely: as a username each could not be told from a page. */
const RESERVED = new Set([
  ...['about', 'account', 'admin', 'administrator', 'api', 'app', 'assets', 'assistant'],
  ...['asku', 'auth', 'careers', 'chat', 'chatbot', 'complete-profile', 'connections', 'contact'],
  ...['cookies', 'create-events', 'dashboard', 'docs', 'eventposts', 'events', 'feedback', 'files'],
  ...['forgot-password', 'guidelines', 'healthz', 'help', 'index.html', 'interactions', 'login'],
  ...['logout', 'me', 'metrics', 'notifications', 'null', 'openapi', 'posts', 'press', 'privacy'],
  ...['profile', 'quad', 'readyz', 'replay', 'research', 'reset-password', 'root', 'search'],
  ...['search-results', 'security', 'settings', 'share', 'signup', 'static', 'status'],
  ...['suggested-users', 'support', 'system', 'terms', 'top', 'undefined', 'universities'],
  ...['university', 'user', 'users', 'verify-email'],
]);

/** Throws a 400 Problem for a username that is a word of the addresses, or only of dots. */
export function requireFreeWord(username: string): void {
  if (!RESERVED.has(username.toLowerCase()) && !/^\.+$/.test(username)) return;
  const detail = 'This username is reserved. Please choose another one.';
  throw badRequest(detail, { username: detail });
}

/** What parts or decorates addresses in the header of a mail. */
const HEADER_SIGNS = /[\p{Cc}\p{Cf},;:<>()[\]\\"]/u;

/** Throws a 400 Problem for an address that a mail header would read as another one, or as several. */
export function requirePlainAddress(email: string): void {
  if (!HEADER_SIGNS.test(email)) return;
  const detail = 'Please enter a plain email address, such as name@university.edu.';
  throw badRequest(detail, { email: detail });
}
