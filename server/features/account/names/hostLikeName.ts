/**
 * Endings that make a name an address where mails and chats turn addresses into links. No countries:
 * `rahman.md` and `smith.jm` are people with their initials.
 */
const DOMAINS = new Set([
  ...['app', 'biz', 'cloud', 'com', 'dev', 'edu', 'eu', 'example', 'gov', 'info', 'int', 'invalid'],
  ...['io', 'local', 'localhost', 'mil', 'net', 'online', 'org', 'page', 'shop', 'site', 'store'],
  ...['tech', 'test', 'uk', 'website', 'xyz'],
]);
/** What stands before the country in names of hosts, as in `quad.ac.bd`. */
const BEFORE_COUNTRY = new Set(['ac', 'co', 'com', 'edu', 'gov', 'net', 'org']);

/** Whether a username looks like the name of a host: `example.com`, `quad.edu`, `x.ac.bd`, `www.x`. */
export function isHostLike(username: string): boolean {
  const labels = username
    .toLowerCase()
    .split('.')
    .filter((label) => label !== '');
  const [last = '', second = ''] = labels.slice().reverse();
  if (labels.length < 2) return false;
  return (
    labels[0] === 'www' ||
    DOMAINS.has(last) ||
    (labels.length > 2 && /^[a-z]{2}$/.test(last) && BEFORE_COUNTRY.has(second))
  );
}
