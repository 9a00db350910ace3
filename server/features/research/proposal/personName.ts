/** Words that occur in names without a capital letter. */
const PARTICLES: ReadonlySet<string> = new Set(
  'van von der den de la le di da du dos bin ibn al el'.split(' '),
);
const NAME = /^\p{Lu}[\p{Ll}\p{M}]*(?:[-’'\u2010]\p{Lu}?[\p{Ll}\p{M}]+)*$/u;
const INITIALS = /^(?:\p{Lu}\.-?){1,3}$/u;
/** Endings of words that are common in titles but not in names. */
const COMMON =
  /(?:ing|tion|sion|ment|ity|ics|ogy|ism|ory|ual|uide|work|port|ysis|ems|book|ence|ance|graphy)$/i;
const LONGEST = 60;

const isName = (word: string) => word.length > 1 && NAME.test(word);

/** Whether a text looks like a person's name: two to five words such as `Ada van der Berg`. */
export function isPersonName(text: string): boolean {
  if (text.length > LONGEST) return false;
  const words = text.trim().split(/\s+/);
  if (words.length < 2 || words.length > 5) return false;
  if (words.some((word) => COMMON.test(word)) || !isName(words.at(-1) ?? '')) return false;
  return words.every((word) => isName(word) || INITIALS.test(word) || PARTICLES.has(word));
}
