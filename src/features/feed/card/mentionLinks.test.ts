import fc from 'fast-check';
import { findAddresses } from '#contract/addresses/findAddresses';
import { mentionedNames } from '#contract/mentions';
import { splitMaths } from '#contract/splitMaths';
import { splitText } from './splitText';

const RUNS = 10_000;
const NAMES = ['ada', 'Tanvir.H', 'rumi_2', 'lia-x', 'http', 'www', 'bob'];

const fragments = fc.oneof(
  fc.constantFrom(...NAMES.map((name) => `@${name}`)),
  fc.constantFrom(
    'ada@b.org',
    'mailto:ada@b.org',
    'ধন্যবাদ',
    'কে',
    'é',
    'e\u0301',
    'K',
    '日本',
    '👩‍🔬',
  ),
  fc.constantFrom(
    'https://example.org/@ada',
    'example.org',
    'www.a.org/?q=',
    '//b.org',
    '://',
    '1.2',
  ),
  fc.constantFrom(
    '$a@b$',
    '$',
    '$$',
    '\\(',
    '\\)',
    '\\[',
    '\\]',
    'x^2',
    '```',
    '@Override',
    '#tag',
  ),
  fc.constantFrom(
    ' ',
    ' ',
    ' ',
    '\n',
    '.',
    ',',
    '@',
    '/',
    '-',
    '_',
    ':',
    '(',
    ')',
    '"',
    '|',
    '<',
    '>',
  ),
  fc.string({ maxLength: 6, unit: 'grapheme' }),
);
const texts = fc.array(fragments, { maxLength: 16 }).map((parts) => parts.join(''));

/** The names that are rendered as links if everyone exists, as `RichText` splits a text. */
function linkedNames(text: string): string[] {
  const plain = splitMaths(text).filter(({ tex }) => !tex);
  const everyone = [...text.matchAll(/[A-Za-z0-9._-]+/g)].flatMap(([run]) => [
    run,
    run.replace(/[.-]+$/, ''),
  ]);
  const links = plain.flatMap((part) => splitText(part.text, everyone, findAddresses(part.text)));
  return links.flatMap((part) =>
    part.to && part.text.startsWith('@') ? [part.text.slice(1)] : [],
  );
}

test('the browser links the names that the server stores', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const linked = new Map(linkedNames(text).map((name) => [name.toLowerCase(), name]));
      const stored = mentionedNames(text).map((name) => name.toLowerCase());
      expect(stored).toEqual([...linked.keys()].slice(0, 20));
    }),
    { numRuns: RUNS },
  );
});

/** A text with every letter, mark and number replaced by the same letter. */
const shapeOf = (text: string) => text.replace(/[\p{L}\p{M}\p{N}]+/gu, 'w');

test('a text sent composed mentions the same people', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const composed = text.normalize('NFC');
      // Composing makes a letter of the Kelvin, marks of notes, and other signs of some signs.
      fc.pre(!text.includes('\u212a') && shapeOf(composed) === shapeOf(text));
      expect(mentionedNames(composed)).toEqual(mentionedNames(text));
    }),
    { numRuns: RUNS },
  );
});
