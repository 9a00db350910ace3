import { replayedZone } from './ownZone';

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Returns the formatter for a locale, options and IANA zone. It is kept, because creating one takes as
 * long as formatting a thousand dates, and each event on a page needs several. Without a zone it is
 * the browser's own, or that of a replayed user. The browser's isn't kept, because travellers
 * change it. Throws a RangeError for a zone the
 * browser doesn't know.
 */
export function dateFormat(
  locale: string,
  options: Intl.DateTimeFormatOptions,
  timeZone: string | undefined = replayedZone(),
): Intl.DateTimeFormat {
  if (timeZone === undefined) return new Intl.DateTimeFormat(locale, options);
  const key = JSON.stringify([locale, options, timeZone]);
  const kept = formats.get(key);
  if (kept) return kept;
  const format = new Intl.DateTimeFormat(locale, { ...options, timeZone });
  formats.set(key, format);
  return format;
}

/** Returns a function that formats moments in the user's own zone, with one kept formatter. */
export function ownFormat(locale: string, options: Intl.DateTimeFormatOptions) {
  const own = new Intl.DateTimeFormat(locale, options);
  return (at: number): string =>
    (replayedZone() === undefined ? own : dateFormat(locale, options)).format(at);
}
