/** A name for reference managers: in parts, or literal if it has none. */
export type CitedName = { family: string; given: string; suffix?: string } | { literal: string };

/** The separator before the last name of a list. */
const AND = / ?[,;]? (?:and|und|et|и|এবং|ও|और) (?!al\b)| ?[,;]? ?& ?/i;
/** Commas and semicolons of other scripts, as ASCII. */
const SEPARATORS: readonly [other: RegExp, ascii: string][] = [
  // Names in Chinese and Japanese have no comma of their own.
  [/[；؛，、]/g, ';'],
  [/،/g, ','],
];
const ET_AL = /[,;]? ?\bet al\.?$/i;
/** `J.`, `J. K.`, `JK`, `J.-P.` */
const INITIALS = /^(?:\p{Lu}\p{Ll}?\.[\s-]*)+$|^\p{Lu}{1,3}$/u;
const SUFFIX = /^(?:jr|sr|ii|iii|iv)\.?$/i;
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

/** Reads a name with the family name last, as `Nusrat Jahan` or `Ludwig van Beethoven`. */
export function nameInOrder(name: string): CitedName {
  const braced = BRACED.exec(name)?.[1];
  if (braced !== undefined) return { literal: braced };
  const words = pieces(name, /\s+/);
  if (words.length < 2 || ORGANISATION.test(name)) return { literal: name };
  if (FAMILY_FIRST.test(name)) return { family: words[0] ?? '', given: words.slice(1).join(' ') };
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

/** Names separated by commas, with or without a comma before initials: `Jahan, N., Rahman, T.` */
function parted(list: string): CitedName[] {
  const names: CitedName[] = [];
  for (const piece of pieces(list, ',')) {
    const before = names.at(-1);
    if (before && SUFFIX.test(piece)) {
      const given = 'literal' in before ? before.literal : before.given;
      names[names.length - 1] =
        'literal' in before
          ? { literal: `${given} ${piece}` }
          : { family: before.family, given: `${given} ${piece}` };
    } else if (before && 'literal' in before && INITIALS.test(piece)) {
      names[names.length - 1] = { family: before.literal, given: piece };
    } else names.push(nameInOrder(piece));
  }
  return names;
}

/**
 * The authors of a paper from one line in any common form: `A. Jahan, T. Rahman and S. Das`,
 * `Jahan, A.; Rahman, T.`, `Jahan, A., & Rahman, T.`, `Jahan, Nusrat`.
 */
export function authorNames(line: string): CitedName[] {
  const blanks = line.trim().replaceAll(/\s+/g, ' ').replace(ET_AL, '').trim();
  const list = SEPARATORS.reduce((text, [other, ascii]) => text.replace(other, ascii), blanks);
  if (list.includes(';')) {
    return pieces(list, ';').flatMap((name) => namesOf(name.replace(/^(?:and|&) /i, '')));
  }
  const byAnd = pieces(list, AND);
  const commas = byAnd.map((part) => pieces(part, ',').length);
  // Each with one comma after a single word, as in BibTeX.
  const isInverted = commas.every((count) => count === 2) && byAnd.every(beginsWithOneWord);
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

function beginsWithOneWord(part: string): boolean {
  const [family = '', given = ''] = pieces(part, ',');
  return !/\s/.test(family) && !SUFFIX.test(given);
}
