import { NOT_IN_WORD, NUMBER_WORD, numberOf, ORDINAL, ROMAN, WORD_END } from '../parts/numberWords';
import { rangesIn, SEPARATOR } from '../parts/rangesIn';
import { questionText, takeMatches } from '../parts/questionText';
import { topicOf } from '../parts/topic';
import { termsOf } from '../words/terms';
import { keysOf, kindIn, SECTION_KINDS, type SectionKind } from './headingNumber';

/** A section as a question names it. */
export type NamedSection =
  /** Keys as of a heading's number, or the last of its kind. */
  | { keys: readonly string[] | 'last'; kind: SectionKind; written: string }
  /** Words of its heading, which may be those of a subject that it treats. */
  | { name: string; isSubject: boolean };

/** A question that names sections. */
export interface SectionQuestion {
  kind: 'section';
  sections: readonly NamedSection[];
  /**
   * The words of the question about something in the sections; empty if the question is about the
   * sections themselves.
   */
  topic: string;
  /**
   * Whether the words may be meant otherwise, so that a document without such a section is asked as
   * a whole.
   */
  isVague: boolean;
}

/** At most so many sections of a range are named. */
const MOST_SECTIONS = 10;

const kindsOf = (kinds: readonly SectionKind[]) =>
  `(?:${kinds.map((kind) => `(?<${kind}>${SECTION_KINDS[kind]})`).join('|')})`;
const KINDS = Object.values(SECTION_KINDS).join('|');
const BANGLA_END = '[\\p{L}\\p{M}]{0,4}';
/** Words with which these words mean other things. */
const NOT_OTHER = '(?<!\\b(?:cross|golden|conic|i|we|you|they)[ -])';
/** A section of 3 cm is none of a document. */
const NOT_AMOUNT = '(?! ?(?:[mck]?m|%|percent|per cent|pages?|questions?|times)\\b)';
const NUMBER = ['\\d{1,3}(?:\\.\\d{1,3}){0,5}', '[a-z](?:\\.\\d{1,3}){1,5}', ROMAN, NUMBER_WORD];
const compile = (pattern: string) => new RegExp(pattern.normalize('NFC'), 'giu');

/** Sections of some kinds by numbers of some forms. */
function byNumbers(kinds: readonly SectionKind[], numbers: readonly string[]): RegExp {
  const number = `(?:${numbers.map((each) => `(?:${each})`).join('|')})${WORD_END}${NOT_AMOUNT}`;
  const list = `${number}(?:${SEPARATOR}(?:(?:${KINDS}) ?)?${number}){0,4}`;
  const sign = '(?: ?(?:no\\.?|nr\\.?|number|#|:|নম্বর|নং))?';
  const between = '(?: |(?=\\d)|(?<=[.§#:]))';
  return compile(`${NOT_OTHER}${NOT_IN_WORD}${kindsOf(kinds)}${sign}${between}(?<list>${list})`);
}
const NUMBERED: readonly RegExp[] = [
  byNumbers(['appendix'], [...NUMBER, '[a-z]']),
  byNumbers(['section', 'chapter', 'part'], NUMBER),
];
const ORDINALS = compile(
  `${NOT_IN_WORD}(?<place>${ORDINAL}|last|final|letzte[nrs]?|শেষ|\\d{1,3} (?:নম্বর|নং)) ` +
    `${kindsOf(['section', 'chapter', 'appendix', 'part'])}${BANGLA_END}${WORD_END}`,
);
/** Requests for nothing but a number: “Explain 2.1.3”. */
const BARE = new RegExp(
  "^(?:explain|summari[sz]e|show(?: me)?|read(?: me)?|describe|what(?:['’]s| is) in|what does) " +
    '(?<number>\\d{1,3}(?:\\.\\d{1,3}){1,5})(?: (?:say|about|please))?[?!.]?$',
  'i',
);
const IS_LAST = /^(?:last|final|letzte[nrs]?|শেষ)$/iu;
const KIND_BEFORE = new RegExp(`^(?:${KINDS}) ?`.normalize('NFC'), 'iu');

/** Parts of nearly every document that are named by their heading alone. */
const FRAME =
  'introduction|intro|conclusions?|abstract|preface|foreword|discussion|acknowledge?ments?|bibliography|glossary|appendix|' +
  'einleitung|zusammenfassung|fazit|vorwort|diskussion|ভূমিকা|উপসংহার|সারসংক্ষেপ';
/** The same, but also what the document is about. */
const MATTER =
  'methods?|methodology|materials and methods|results?|findings?|limitations?|background|related work|literature review|' +
  'future work|references|methoden|ergebnisse';
const IS_FRAME = new RegExp(`^(?:${FRAME})$`.normalize('NFC'), 'iu');
const NAME = `(?<name>${FRAME}|${MATTER})(?: (?:section|chapter|part))?`;
const SAYS =
  '(?:say|says|tell|mention|cover|discuss|describe|explain|conclude|contain|deal|about|call|define|state|argue)';
const GOES_ON = `(?=[?!.,;:]| ${SAYS}\\b|$)`;
const THE = "(?:the |its |this |their |paper['’]s |der |die |das )?";
const ASKS_FOR =
  'summari[sz]e|summary of|overview of|explain|describe|show(?: me)?|read(?: me)?|give me|quote|print|tell me about|open|zusammenfassung von|erkläre';
const BY_NAME: readonly RegExp[] = [
  `${NOT_IN_WORD}(?:in|im|from|of) ${THE}${NAME}${GOES_ON}`,
  `${NOT_IN_WORD}(?:${ASKS_FOR}) ${THE}${NAME}${GOES_ON}`,
  `${NOT_IN_WORD}(?:does|do|did|says?|sagt|steht in) ${THE}${NAME} ${SAYS}\\b`,
  `^(?:what(?:['’]s| is)|was ist|was steht in) (?:in )?${THE}(?<name>${FRAME})${GOES_ON}`,
  `^${THE}(?<name>${FRAME})(?: please)?[?!.]?$`,
  `(?<name>ভূমিকা|উপসংহার|সারসংক্ষেপ)(?:য়|য়|র|ে|ের|তে)? কী`,
].map(compile);
const LETTERS = "[\\p{L}\\p{M}\\p{N}()._'’-]{1,30}";
/** Sections by words of their heading. */
const BY_HEADING = compile(
  `${NOT_OTHER}\\b(?:section|chapter|appendix|abschnitt|kapitel|anhang) (?:on|about|called|titled|entitled|named|headed|über|["“‘'](?=[^ ])) ?(?:the )?["“‘']?` +
    `(?<name>${LETTERS}(?: ${LETTERS}){0,9}?)["”’']?(?=[?!.,;:]| (?:say|says|tell|tells|mention|mentions|cover|covers|discuss|describe|explain|contain)\\b|$)`,
);
const HEADING_FIRST = compile(
  `${NOT_IN_WORD}(?:the|its) (?:paper['’]s |book['’]s )?["“‘']?(?<name>${LETTERS}(?: ${LETTERS}){0,4}?)["”’']? (?:section|chapter|appendix)${WORD_END}`,
);

const SECTION_WORDS: ReadonlySet<string> = new Set(
  termsOf(
    'section subsection chapter appendix annex part title heading called about begin paper abschnitt kapitel',
  ),
);

/** “How do I open the section on privacy?” may be a question about Quad. */
const MAY_BE_HELP = /^\W{0,3}(?:how|where)\b/i;

/**
 * The number after the first and before the last of a range such as 2 to 4; none if they differ in
 * depth.
 */
function numbersBetween(first: string, last: string): string[] {
  const [start, end] = [first.split('.'), last.split('.')];
  const outer = start.slice(0, -1);
  if (outer.join('.') !== end.slice(0, -1).join('.')) return [];
  const [from, to] = [Number(start.at(-1)), Number(end.at(-1))];
  const length = Math.min(Math.max(to - from - 1, 0) || 0, MOST_SECTIONS);
  return Array.from({ length }, (_, at) => [...outer, from + 1 + at].join('.'));
}

const numbered = (written: string, kind: SectionKind): NamedSection => {
  const [first = '', ...others] = written.split('.');
  const keys = keysOf(first, others.map((part) => `.${part}`).join(''));
  return { keys, kind, written };
};

/** The sections of a list such as `2, 3 and 5 to 7`. */
const sectionsIn = (list: string, kind: SectionKind): NamedSection[] =>
  rangesIn(list, KIND_BEFORE)
    .flatMap(({ first, last }) =>
      first === last ? [first] : [first, ...numbersBetween(first, last), last],
    )
    .slice(0, MOST_SECTIONS)
    .map((written) => numbered(written, kind));

/** A question that names sections by their numbers, and the rest of its text. */
function byNumber(text: string): { sections: NamedSection[]; rest: string } {
  const sections: NamedSection[] = [];
  let open = text;
  for (const pattern of NUMBERED) {
    const { matches, rest } = takeMatches(open, pattern);
    for (const { groups = {} } of matches) {
      sections.push(...sectionsIn(groups.list ?? '', kindIn(groups) ?? 'section'));
    }
    open = rest;
  }
  const placed = takeMatches(open, ORDINALS);
  for (const { groups = {} } of placed.matches) {
    const { place = '' } = groups;
    const kind = kindIn(groups) ?? 'section';
    const written = IS_LAST.test(place) ? 'last' : String(numberOf(place) ?? place);
    sections.push(written === 'last' ? { keys: 'last', kind, written } : numbered(written, kind));
  }
  return { sections, rest: placed.rest };
}

/** Recognises a question that names sections, in English, Bangla or German; null for any other. */
export function readSectionQuestion(question: string): SectionQuestion | null {
  const text = questionText(question);
  if (text === null) return null;
  const { sections, rest } = byNumber(text);
  const ask = (named: readonly NamedSection[], words: string, isVague: boolean) => ({
    kind: 'section' as const,
    sections: named,
    topic: topicOf(words, SECTION_WORDS),
    isVague,
  });
  if (sections.length > 0) {
    const asked = ask(sections, rest, false);
    // “The section I uploaded” and “the last chapter of my life” name no section.
    const isVague = sections.every(
      (named) =>
        'keys' in named &&
        (named.keys === 'last' ||
          named.kind === 'part' ||
          (named.kind !== 'appendix' && /^[a-z]$/.test(named.written))),
    );
    return { ...asked, isVague };
  }
  const bare = BARE.exec(text)?.groups?.number;
  if (bare !== undefined) return ask([numbered(bare, 'section')], '', true);
  for (const pattern of [BY_HEADING, HEADING_FIRST, ...BY_NAME]) {
    const { matches, rest: words } = takeMatches(text, pattern);
    const names = matches.flatMap(({ groups }) => groups?.name ?? []);
    if (names.length === 0) continue;
    const named = names
      .slice(0, MOST_SECTIONS)
      .map((name) => ({ name, isSubject: pattern === BY_HEADING }));
    const isCertain =
      !MAY_BE_HELP.test(text) &&
      (pattern === BY_HEADING || names.every((name) => IS_FRAME.test(name)));
    return ask(named, words, !isCertain);
  }
  return null;
}
