import { replayedZone } from './ownZone';
import { readerLanguage } from './readerLanguage';

const formats = new Map<string, Intl.DateTimeFormat>();

type ClockLocale = 'en-US' | 'en-GB';
let clockLocale: ClockLocale | undefined;

/**
 * The English whose clock the reader uses: '6:30 PM', or '18:30' where days have 24 hours. Dates have
 * the day first in all of Quad, as in '5th March, 2025', because its words are English everywhere.
 */
function readersClock(): ClockLocale {
  if (clockLocale) return clockLocale;
  const reader = new Intl.DateTimeFormat(readerLanguage(), { hour: 'numeric' });
  clockLocale = reader.resolvedOptions().hour12 === true ? 'en-US' : 'en-GB';
  return clockLocale;
}

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

const CLOCKS = {
  'en-US': { hour: 'numeric', minute: '2-digit' },
  'en-GB': { hour: '2-digit', minute: '2-digit' },
} as const;
const clocks = {
  'en-US': ownFormat('en-US', CLOCKS['en-US']),
  'en-GB': ownFormat('en-GB', CLOCKS['en-GB']),
};

/** The formatter for times in a zone, by default the user's own, such as '6:30 PM' or '18:30'. */
export function clockFormat(timeZone: string | undefined): Intl.DateTimeFormat {
  const locale = readersClock();
  return dateFormat(locale, CLOCKS[locale], timeZone);
}

/** The time of a moment on the user's own clock, such as '6:30 PM' or '18:30'. */
export const ownTime = (at: number): string => clocks[readersClock()](at);
