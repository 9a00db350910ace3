import fc from 'fast-check';

/** Returns hostile text of exactly `n` UTF-16 code units. */
export type Input = (n: number) => string;

const repeated =
  (fragment: string, start = '', end = ''): Input =>
  (n) => {
    const room = Math.max(0, n - start.length - end.length);
    const body = fragment.repeat(Math.ceil(room / fragment.length)).slice(0, room);
    return `${start}${body}${end}`.slice(0, n);
  };

const fragments: Readonly<Record<string, string>> = {
  'one long word': 'a',
  'one long number': '7',
  'one long upper-case word': 'A',
  'one long accented word': 'é',
  'a long Chinese word': '学',
  'short words': 'ab ',
  'capitalised words': 'Ab Cd ',
  sentences: 'One of these. ',
  initials: 'A. ',
  abbreviations: 'et al. ',
  'open abbreviations': 'Fig.',
  blanks: ' ',
  tabs: '\t',
  'no-break spaces': '\u00A0',
  newlines: '\n',
  'carriage returns': '\r\n',
  'blank lines': ' \n',
  'cut words': 'ab-\n',
  hyphens: '-',
  'lone letters': 'a-b-',
  'exclamation marks': '!',
  dots: '.',
  'dotted letters': 'a.',
  'dotted numbers': '1.',
  'grouped numbers': '1,',
  commas: 'a, ',
  semicolons: 'a;',
  ands: ' and ',
  'at signs': '@',
  'mail addresses': 'a@b.c ',
  'open mail addresses': 'a@',
  colons: 'a:',
  'web addresses': 'http://',
  'bare hosts': 'www.',
  slashes: '/',
  'file paths': '../',
  'percent signs': '%25',
  backslashes: '\\',
  dollars: '$',
  formulas: '$a$',
  'open formulas': '$a ',
  'display formulas': '$$a$$',
  'open brackets': '[',
  'nested brackets': '[()',
  'closed brackets': '[]',
  links: '[](',
  'open links': '[a](b',
  images: '![',
  definitions: '[a]: b\n',
  'round brackets': '(',
  braces: '{',
  stars: '**',
  'spaced stars': '* a ',
  underscores: '_a',
  backticks: '`',
  hashes: '#',
  hashtags: '#a ',
  'angle brackets': '<',
  'open tags': '<a ',
  'open comments': '<!--',
  entities: '&amp;',
  'open entities': '&',
  quotes: '"',
  'quoted excerpts': '[1|"',
  equals: '=',
  pipes: '|',
  'table rows': '|a\n',
  'quoted lines': '> ',
  'list items': '- a\n',
  'zero bytes': '\0',
  'high halves': '\uD83D',
  'low halves': '\uDE00',
  emoji: '😀',
  'joined emoji': '👩\u200D',
  flags: '🇧',
  'combining marks': '\u0301',
  // Normalising sorts the marks of a letter.
  'unordered marks': '\u0301\u0316',
  'combined letters': 'e\u0301\u0302',
  'zero-width spaces': '\u200B',
  'soft hyphens': 'a\u00AD',
  'right-to-left letters': '\u05D0',
  'direction marks': '\u202E',
  'dotted capital I': 'İ',
  ligatures: 'ﬁ',
  'long ligatures': '\uFDFA',
};

/** Fragments whose start or end makes a match fail after it has begun. */
const spoiled: Readonly<Record<string, Input>> = {
  'marks between letters': repeated('!', 'a', 'a'),
  'blanks between letters': repeated(' ', 'a', 'a'),
  'an address of dots': repeated('.', 'a@', '@'),
  'an address of labels': repeated('a.', 'a@', '@'),
  'a local part of dots': repeated('a.', '', '..@b.c'),
  'a word with a foreign end': repeated('a', '', '!'),
  'a scheme without slashes': repeated('a', 'h', ':/'),
  'a DOI of slashes': repeated('/', '10.1000', ' '),
  'digits and a letter': repeated('1', '', 'a'),
  'blanks and a letter': repeated(' ', '', 'a'),
  'brackets opened and closed': (n) =>
    `${'['.repeat(Math.floor(n / 2))}${']'.repeat(Math.ceil(n / 2))}`,
  'links in links': (n) =>
    repeated('[', '', ')')(Math.floor(n / 2)) + repeated('](')(Math.ceil(n / 2)),
};

/** Caches the text of each length, because hundreds of subjects read it. */
function remembered(input: Input): Input {
  const made = new Map<number, string>();
  return (n) => {
    const text = made.get(n) ?? input(n);
    made.set(n, text);
    return text;
  };
}

/** Named generators of hostile text. */
export const inputs: Readonly<Record<string, Input>> = Object.fromEntries(
  Object.entries({
    ...Object.fromEntries(
      Object.entries(fragments).map(([name, fragment]) => [name, repeated(fragment)]),
    ),
    ...spoiled,
  }).map(([name, input]) => [name, remembered(input)]),
);

/** A start, a repeated middle and an end, each of one to four fragments chosen at random. */
export const randomInput: fc.Arbitrary<{ name: string; input: Input }> = (() => {
  const piece = (minLength: number) =>
    fc
      .array(fc.constantFrom(...Object.values(fragments)), { minLength, maxLength: 4 })
      .map((parts) => parts.join(''));
  return fc.tuple(piece(1), piece(0), piece(0)).map(([middle, start, end]) => ({
    name: JSON.stringify({ start, middle, end }),
    input: repeated(middle, start, end),
  }));
})();
