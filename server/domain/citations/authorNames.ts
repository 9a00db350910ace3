import { areWholeNames, splitGlued } from './unspacedNames';

/** A name for reference managers: in parts, or literal if it has none. */
export type CitedName = { family: string; given: string; suffix?: string } | { literal: string };

/** The separator before the last name of a list. */
const AND =
  / ?[,;]? (?:and|und|et|и|এবং|ও|আর|और|तथा|एवं|மற்றும்|และ|و|اور|和|与|與|及|以及|と|및|그리고|·) (?!al\b)| ?[,;]? ?& ?| و(?=[أإآ]|عبد|محم)/i;
/** Commas and semicolons of other scripts, as ASCII. */
const SEPARATORS: readonly [other: RegExp, ascii: string][] = [
  // Names in Chinese and Japanese have no comma of their own.
  [/[；؛，、]/g, ';'],
  [/،/g, ','],
];
/** Marks of notes after a name, and words in brackets, such as an affiliation. */
const NOTES =
  /[*†‡§¶⁰¹²³⁴⁵⁶⁷⁸⁹]|(?<=(?:\p{Ll}|\p{Lo}\p{M}?|(?<!\p{L})\p{Lu}{1,3})\.?)\d+(?:,\d+)*(?=[\s,;]|$)| ?\([^()]*\)/gu;
const TITLES = /^(?:(?:Dr|Prof|Professor|Engr|Mrs?|Ms|ড|ডা|অধ্যাপক)\.? )+(?=\S)/u;
const DEGREE = /^(?:Ph\.? ?D|[BM]\.? ?Sc|M\.? ?Phil|MBBS)\.?$/i;
const ET_AL =
  /[,;،]? ?\bet al\.?$|(?<=\p{Script=Han}) ?等$| (?:他|외|প্রমুখ|وآخرون|وآخرين|и др\.?)$/iu;
/** `J.`, `J. K.`, `JK`, `J.-P.` */
const INITIALS = /^(?:\p{Lu}\p{Ll}?\.[\s-]*)+$|^\p{Lu}{1,3}$/u;
const SUFFIX = /^(?:jr|sr|ii|iii|iv)\.?$/i;
/** A suffix after a name. In capitals alone, `JR` is two initials. */
const LAST_SUFFIX = /^(?:Jr|Sr|II|III|IV)\.?$/;
/** Words that belong to the family name that follows them. */
const PARTICLE = /^(?:van|von|der|den|de|del|della|di|da|dos|du|la|le|ten|ter|al|el|bin|ibn|abu)$/i;

/** Words that persons' names lack. */
const ORGANISATION =
  /(?:^|\s)(?:organi[sz]ation|university|institute|college|school|ministry|department|committee|consortium|collaboration|group|society|association|agency|council|commission|foundation|cent(?:er|re)|laborator(?:y|ies)|bank|nations|team|network|project|academy|hospital|bureau|board|inc\.?|ltd\.?|gmbh)(?:\s|$)/i;
/** A name that BibTeX keeps whole. */
const BRACED = /^\{([^{}]+)\}$/;
const JOINED_NAMES = /\s(?:and|&)\s/i;
/** Letters of scripts that write the family name first. */
const FAMILY_FIRST =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\s·]+$/u;

const pieces = (text: string, separator: RegExp | string) =>
  text.split(separator).flatMap((piece) => piece.trim() || []);

/** Where the initials after a family name begin, as in `Jahan N` or `Rahman T. K.`; 0 if nowhere. */
function startOfInitials(words: readonly string[]): number {
  const last = words.findLastIndex((word) => !INITIALS.test(word));
  const isFamily = /\p{Ll}/u.test(words[last] ?? '') && !INITIALS.test(words[0] ?? '');
  return isFamily && last < words.length - 1 ? last + 1 : 0;
}

/**
 * Reads a name with the family name last, as `Nusrat Jahan` or `Ludwig van Beethoven`, or with
 * initials after it, as `Jahan N`.
 */
export function nameInOrder(text: string): CitedName {
  const braced = BRACED.exec(text)?.[1];
  if (braced !== undefined) return { literal: braced };
  const name = text.replace(TITLES, '');
  const words = pieces(name, /\s+/);
  if (words.length < 2 || ORGANISATION.test(name)) return { literal: name };
  if (FAMILY_FIRST.test(name)) return { family: words[0] ?? '', given: words.slice(1).join(' ') };
  const last = words.at(-1) ?? '';
  if (words.length > 2 && LAST_SUFFIX.test(last)) {
    return withSuffix(nameInOrder(words.slice(0, -1).join(' ')), last);
  }
  const initials = startOfInitials(words);
  if (initials > 0) {
    return { family: words.slice(0, initials).join(' '), given: words.slice(initials).join(' ') };
  }
  const particle = words.findIndex((word, at) => at > 0 && PARTICLE.test(word));
  const start = particle > 0 && particle < words.length - 1 ? particle : words.length - 1;
  return { family: words.slice(start).join(' '), given: words.slice(0, start).join(' ') };
}

/**
 * A name with the family name first, as `Jahan, Nusrat`. A name in order that contains `and` is that
 * of one organisation, because other separators are in use.
 */
function inverted(name: string): CitedName {
  if (BRACED.test(name)) return nameInOrder(name);
  const [family = '', ...others] = pieces(name, ',');
  const suffixes = others.filter((part) => SUFFIX.test(part));
  const given = [...others.filter((part) => !SUFFIX.test(part)), ...suffixes].join(' ');
  if (others.length > 0 && !ORGANISATION.test(name)) return { family, given };
  return JOINED_NAMES.test(name) || others.length > 0 ? { literal: name } : nameInOrder(family);
}

const withSuffix = (name: CitedName, suffix: string): CitedName =>
  'literal' in name
    ? { literal: `${name.literal} ${suffix}` }
    : { family: name.family, given: `${name.given} ${suffix}` };

/** Whether a text before a comma is only a family name: `Jahan, N.`, `De Souza, M.`, `van Berg, Jan` */
function isFamilyName(before: string, after: string): boolean {
  const [first = '', ...others] = pieces(before, /\s+/);
  if (ORGANISATION.test(before) || before.includes('.')) return false;
  if (others.length > 0 && PARTICLE.test(first) && /^\p{Ll}/u.test(first)) return true;
  return INITIALS.test(after) && (others.length === 0 || after.includes('.'));
}

/** Names separated by commas, with or without a comma before initials: `Jahan, N., Rahman, T.` */
function parted(list: string): CitedName[] {
  const names: CitedName[] = [];
  // The text of the last name while it may still be only a family name.
  let family = '';
  for (const piece of pieces(list, ',')) {
    const before = names.at(-1);
    if (before && DEGREE.test(piece)) continue;
    if (before && SUFFIX.test(piece)) names[names.length - 1] = withSuffix(before, piece);
    else if (family !== '' && isFamilyName(family, piece)) {
      names[names.length - 1] = { family, given: piece };
      family = '';
    } else {
      names.push(nameInOrder(piece));
      family = piece;
    }
  }
  return names;
}

/**
 * The authors of a paper from one line in any common form: `A. Jahan, T. Rahman and S. Das`,
 * `Jahan, A.; Rahman, T.`, `Jahan, A., & Rahman, T.`, `Jahan, Nusrat`.
 */
export function authorNames(line: string): CitedName[] {
  const plain = line.replaceAll(NOTES, '');
  const whole = plain.trim().replaceAll(/\s+/g, ' ').replace(ET_AL, '').trim();
  const blanks = splitGlued(whole);
  const list = SEPARATORS.reduce((text, [other, ascii]) => text.replace(other, ascii), blanks);
  if (list.includes(';')) {
    return pieces(list, ';').flatMap((name) => namesOf(name.replace(/^(?:and|&) /i, '')));
  }
  const byAnd = pieces(list, AND);
  const parts = byAnd.flatMap((part) => pieces(part, ','));
  if (areWholeNames(parts)) return parts.map((literal) => ({ literal }));
  const commas = byAnd.map((part) => pieces(part, ',').length);
  // Each with one comma, as in BibTeX. A single name with a comma after several words may be two.
  const mayBeLong = byAnd.length > 1;
  const isInverted =
    commas.every((count) => count === 2) &&
    byAnd.every((part) => beginsWithFamilyName(part, mayBeLong));
  return isInverted ? byAnd.map(inverted) : byAnd.flatMap(parted);
}

/** The names between two semicolons: two of persons if each side of an `and` has several words. */
function namesOf(text: string): CitedName[] {
  const sides = pieces(text, AND);
  const arePersons = sides.length > 1 && !ORGANISATION.test(text);
  return arePersons && sides.every((side) => /[\s.]/.test(side))
    ? sides.map(inverted)
    : [inverted(text)];
}

function beginsWithFamilyName(part: string, mayBeLong: boolean): boolean {
  const [family = '', given = ''] = pieces(part, ',');
  return !(mayBeLong ? /\./ : /\s/).test(family) && !SUFFIX.test(given);
}
