/** A name for reference managers: in parts, or literal if it has none. */
export type CitedName = { family: string; given: string } | { literal: string };

/** The separator before the last name of a list. */
const AND = / ?[,;]? (?:and|und|et) (?!al\b)| ?[,;]? ?& ?/i;
const ET_AL = /[,;]? ?\bet al\.?$/i;
/** `J.`, `J. K.`, `JK`, `J.-P.` */
const INITIALS = /^(?:\p{Lu}\p{Ll}?\.[\s-]*)+$|^\p{Lu}{1,3}$/u;
const SUFFIX = /^(?:jr|sr|ii|iii|iv)\.?$/i;
/** Words that belong to the family name that follows them. */
const PARTICLE = /^(?:van|von|der|den|de|del|della|di|da|dos|du|la|le|ten|ter|al|el|bin|ibn|abu)$/i;

const pieces = (text: string, separator: RegExp | string) =>
  text.split(separator).flatMap((piece) => piece.trim() || []);

/** A name with the family name last, as `Nusrat Jahan` or `Ludwig van Beethoven`. */
function inOrder(name: string): CitedName {
  const words = pieces(name, /\s+/);
  if (words.length < 2) return { literal: name };
  const particle = words.findIndex((word, at) => at > 0 && PARTICLE.test(word));
  const start = particle > 0 && particle < words.length - 1 ? particle : words.length - 1;
  return { family: words.slice(start).join(' '), given: words.slice(0, start).join(' ') };
}

/** A name with the family name first, as `Jahan, Nusrat`. */
function inverted(name: string): CitedName {
  const [family = '', ...given] = pieces(name, ',');
  return given.length === 0 ? inOrder(family) : { family, given: given.join(', ') };
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
    } else names.push(inOrder(piece));
  }
  return names;
}

/**
 * The authors of a paper from one line in any common form: `A. Jahan, T. Rahman and S. Das`,
 * `Jahan, A.; Rahman, T.`, `Jahan, A., & Rahman, T.`, `Jahan, Nusrat`.
 */
export function authorNames(line: string): CitedName[] {
  const list = line.trim().replaceAll(/\s+/g, ' ').replace(ET_AL, '').trim();
  if (list.includes(';')) return pieces(list, ';').map(inverted);
  const byAnd = pieces(list, AND);
  const commas = byAnd.map((part) => pieces(part, ',').length);
  // Each with one comma after a single word, as in BibTeX.
  const isInverted = commas.every((count) => count === 2) && byAnd.every(beginsWithOneWord);
  return isInverted ? byAnd.map(inverted) : byAnd.flatMap(parted);
}

function beginsWithOneWord(part: string): boolean {
  const [family = '', given = ''] = pieces(part, ',');
  return !/\s/.test(family) && !SUFFIX.test(given);
}
