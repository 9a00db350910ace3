const TO = '\\p{Pd}|to|through|thru|till|until|bis|থেকে';
const AND = '[,;]? ?(?:&|and|or|und|oder|ও|এবং)|[,;/]';

/** The words and signs between the numbers of a list, in patterns. */
export const SEPARATOR = ` ?(?:${TO}|${AND}) ?`;

const SPLIT = new RegExp(`(${SEPARATOR})`, 'giu');
const IS_TO = new RegExp(`^(?:${TO})$`, 'iu');
/** The hyphen of a number such as `A-3` separates nothing. */
const IN_NUMBER = /(?<=(?<![\p{L}\p{M}\p{N}])[a-z]{1,2})\p{Pd}(?=\d)/giu;

/** A range of a list, as written; both ends are the same for a single number. */
export interface WrittenRange {
  first: string;
  last: string;
}

/**
 * The ranges of a list such as `3 to 5, 7 and 9`, in order. All of it is one range after “between”.
 * The words before a number that the pattern finds are left out.
 */
export function rangesIn(list: string, before: RegExp, isBetween = false): WrittenRange[] {
  const ranges: WrittenRange[] = [];
  let goesOn = false;
  for (const [at, piece] of list.replaceAll(IN_NUMBER, '\0').split(SPLIT).entries()) {
    if (at % 2 === 1) {
      goesOn = isBetween || IS_TO.test(piece.trim());
      continue;
    }
    const written = piece.replace('\0', '-').trim().replace(before, '').toLowerCase();
    const open = ranges.at(-1);
    if (goesOn && open) open.last = written;
    else ranges.push({ first: written, last: written });
  }
  return ranges;
}
