/**
 * Top-level domains that make mail and chat programs turn a name into a link. Countries are
 * missing: `rahman.md` and `smith.jm` are people with their initials.
 */
const DOMAINS = new Set([
  ...['app', 'biz', 'cloud', 'com', 'dev', 'edu', 'eu', 'example', 'gov', 'info', 'int', 'invalid'],
  ...['io', 'local', 'localhost', 'mil', 'net', 'online', 'org', 'page', 'shop', 'site', 'store'],
  ...['tech', 'test', 'uk', 'website', 'xyz'],
]);
/** Labels that precede the country in host names, as in `quad.ac.bd`. */
const BEFORE_COUNTRY = new Set(['ac', 'co', 'com', 'edu', 'gov', 'net', 'org']);

/** Whether a username looks like a host name: `example.com`, `quad.edu`, `x.ac.bd`, `www.x`. */
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
