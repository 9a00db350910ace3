/** Longer headers are cut, so that the time to read one is bounded. */
const READ_LENGTH = 512;

/**
 * The signs of browsers, in the order to look for them: those that imitate others come before the
 * imitated.
 */
const BROWSERS = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['Firefox/', 'Firefox'],
  ['FxiOS/', 'Firefox'],
  ['CriOS/', 'Chrome'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;

const SYSTEMS = [
  ['Windows', 'Windows'],
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['CrOS', 'ChromeOS'],
  ['Mac OS X', 'macOS'],
  ['Linux', 'Linux'],
] as const;

/**
 * Returns a short name for the browser of a `User-Agent` header, such as "Firefox on Windows". Null
 * if it is unknown. The name consists of words of this file only, whatever the header says.
 */
export function browserName(userAgent: string | undefined): string | null {
  const read = (userAgent ?? '').slice(0, READ_LENGTH);
  const find = (known: readonly (readonly [sign: string, name: string])[]) =>
    known.find(([sign]) => read.includes(sign))?.[1];
  const browser = find(BROWSERS);
  const system = find(SYSTEMS);
  if (browser === undefined) return null;
  return system === undefined ? browser : `${browser} on ${system}`;
}
