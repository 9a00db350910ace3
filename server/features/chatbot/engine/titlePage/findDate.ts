import type { TitlePage } from './titlePage';

const MONTH =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December|' +
  'Januar|Februar|März|Mai|Juni|Juli|Oktober|Dezember|' +
  'জানুয়ারি|ফেব্রুয়ারি|মার্চ|এপ্রিল|মে|জুন|জুলাই|আগস্ট|সেপ্টেম্বর|অক্টোবর|নভেম্বর|ডিসেম্বর)';
const D = String.raw`\p{Nd}`;
const YEAR = `${D}{4}(?!${D})`;
const DATE =
  `(?:(?:${D}{1,2}(?:st|nd|rd|th)?\\.? )?${MONTH},? ${YEAR}|${MONTH} ${D}{1,2}(?:st|nd|rd|th)?,? ${YEAR}|` +
  `${D}{4}-${D}{2}-${D}{2}|${D}{1,2}\\.${D}{1,2}\\.${YEAR})`;
const LABEL =
  '(?:published(?: on)?|publication date|publikationsdatum|veröffentlicht(?: am)?|erschienen(?: am)?|stand|প্রকাশ(?:কাল|িত)?)';
const LABELLED = new RegExp(`${LABEL}[:,]? ${DATE}`, 'iu');
const ALONE = new RegExp(DATE, 'u');
/** Dates of these are not those of the publication. */
const OTHER_DATES =
  /received|accepted|revised|submitted|accessed|retrieved|downloaded|eingereicht|abgerufen/i;

/** The words of a title page that say when the document appeared; undefined if that is not clear. */
export function findDate({ text }: TitlePage): string | undefined {
  return LABELLED.exec(text)?.[0] ?? (OTHER_DATES.test(text) ? undefined : ALONE.exec(text)?.[0]);
}
