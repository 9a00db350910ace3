import type { TitlePage } from './titlePage';

/** Words that may follow names at once. */
const AFTER =
  'Department|Dept|Faculty|Institute?|School|College|University|Universität|Laboratory|Version|Edition|Release|Copyright|' +
  'January|February|March|April|May|June|July|August|September|October|November|December';
const WORD = String.raw`(?!(?:${AFTER})\b)(?:\p{Lu}[\p{L}\p{M}'’-]{1,30}|\p{Lu}\.)`;
const PARTICLES = '(?:(?:de|da|del|di|van|von|der|den|la|le|al|bin|ibn|zu) ){0,2}';
const NAME = `${WORD}(?: ${PARTICLES}${WORD}){1,3}`;
const MAIL = String.raw`(?: ?[⟨<(]?[\w.+-]{1,40}@[\w.-]{1,60}[⟩>)]?)?`;
const MARKS = String.raw`(?: ?(?:[∗*†‡§¶⋆¹²³⁴⁵⁶⁷⁸⁹]|\d(?:,\d)?(?!\d))){0,3}${MAIL}`;
const BETWEEN = '(?:, (?:and |& )?|; | and | & | und )';
const OTHERS = String.raw`(?:,? (?:et al\b\.?|and others\b|and the(?: \p{Lu}\p{L}*){1,4}))`;
/** Names, and others who are not named one by one. */
const NAMES = `(?<names>${NAME}${MARKS}(?:${BETWEEN}${NAME}${MARKS}){0,20})(?<others>${OTHERS})?`;

const LISTED = new RegExp(NAMES, 'gu');
const SINGLE_LINE = new RegExp(`^${NAME}${MARKS}$`, 'u');
/** Names after these words wrote the document; it is edited, translated or published by others. */
const LABELLED = new RegExp(
  String.raw`(?:(?<![\p{L}\p{M}])(?:[Ww]ritten by|(?<!ed )by|verfasst von|geschrieben von)|^By|(?:Authors?|Autor|Verfasser)(?:in|en|innen)?:) ${NAMES}`,
  'u',
);
const BANGLA = /^লেখক(?:বৃন্দ|গণ)? ?[:：-] ?\S/u;

const PLACE =
  /\b(?:University|Universität|Université|Universidad|Institut\w{0,3}|Department|School|College|Faculty|Hochschule|Laborator\w{1,4}|ETH)\b|বিশ্ববিদ্যালয়/u;
/** Words of titles, places and groups, which look like names, and words in capitals. */
const NO_NAME =
  /\b(?:The|An?|And|Of|In|On|For|With|To|Manual|Reference|Guide|Language|Management|Report|Introduction|Chapter|Team|Group|Workgroup|Foundation|Project|Press|Inc|Ltd)\b|\p{Lu}{3}/u;
const isName = (text: string) => !NO_NAME.test(text) && !PLACE.test(text);

/** Several names, or one that nothing else looks like. */
const isSure = (names: string) => /, |; | and | & | und | et al|\p{Lu}\. /u.test(names);
const PUNCTUATED = /[\d.,:;)\]]$/;
/** The names are the beginning of a sentence, a longer name or the name of a place. */
const RUNS_ON = /^,? ?\p{Ll}[^@\s]*(?:\s|$)/u;
const NEXT_WORD = /^,? \S{1,30}/;
/** “University of Dhaka” begins a place after a name, but “Western Reserve University” ends one. */
const PLACE_ENDS = /^ (?:University|Institute|School|College|Laborator\w{1,4})\b(?! (?:of|for)\b)/;

/** Names that only a date, a sign or the title precedes, and that nothing goes on with. */
function listedIn({ text, isTitled }: TitlePage): string | undefined {
  for (const { 0: all, groups = {}, index } of text.matchAll(LISTED)) {
    const before = text.slice(0, index).trim();
    const isApart = before === '' ? isTitled : PUNCTUATED.test(before);
    const after = text.slice(index + all.length);
    const goesOn =
      RUNS_ON.test(after) ||
      PLACE_ENDS.test(after) ||
      NO_NAME.test(NEXT_WORD.exec(after)?.[0] ?? '');
    if (isApart && isSure(all) && isName(groups.names ?? '') && (groups.others || !goesOn))
      return all;
  }
  return undefined;
}

/** Names in lines of their own, among lines with places. */
function namesInLines({ text, lines }: TitlePage): string | undefined {
  const names = lines.filter((line) => SINGLE_LINE.test(line) && isName(line));
  const [first = '', last = ''] = [names[0], names.at(-1)];
  if (names.length < 2 || !lines.some((line) => PLACE.test(line) || line.includes('@')))
    return undefined;
  return text.slice(text.indexOf(first), text.lastIndexOf(last) + last.length);
}

const LONGEST = 400;
/** Between the first and the last word of one name. */
const LONGEST_NAME = 60;

/** The words with the names that the document's data say, if all of these are there in order. */
function knownIn({ text }: TitlePage, author: string): string | undefined {
  const names = author.split(/[;,&]| and | und /u).flatMap((name) => name.trim() || []);
  const [first = ''] = names;
  const given = first.split(' ', 1)[0] ?? '';
  let end = 0;
  let start = -1;
  for (const name of names) {
    const family = name.split(' ').at(-1) ?? name;
    const at = text.indexOf(family, end);
    if (at === -1) return undefined;
    if (start === -1) {
      start = text.lastIndexOf(given, at);
      if (start === -1 || at - start > LONGEST_NAME) return undefined;
    }
    end = at + family.length;
  }
  return first.includes(' ') && end - start <= LONGEST ? text.slice(start, end) : undefined;
}

/** The words of a title page that name the authors; undefined if they are not clear. */
export function findAuthors(page: TitlePage, author: string): string | undefined {
  const known = author === '' ? undefined : knownIn(page, author);
  if (known !== undefined) return known;
  const labelled = LABELLED.exec(page.text);
  const { names = '', others = '' } = labelled?.groups ?? {};
  if (labelled && isName(names)) return names + others;
  return page.lines.find((line) => BANGLA.test(line)) ?? listedIn(page) ?? namesInLines(page);
}
