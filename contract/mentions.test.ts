import { mentionedNames, namesIn } from './mentions';

const names = (text: string) => mentionedNames(text);

test.each([
  ['Thanks @ada and (@Tanvir.H).', ['ada', 'Tanvir.H']],
  ['@ada, @rumi_2-x: "@lia"', ['ada', 'rumi_2-x', 'lia']],
  ['@ada,@rumi', ['ada', 'rumi']],
  ['ধন্যবাদ @adaকে।@rumi', ['ada', 'rumi']],
  ['@Ada @ADA @ada', ['Ada']],
])('%s mentions', (text, expected) => {
  expect(names(text)).toEqual(expected);
});

test.each([
  'ada@b.org',
  'a@b',
  'ada+@b.org',
  '@ada@uni.example',
  '@@ada',
  '@ab and @',
  `@${'a'.repeat(31)}`,
  '@adé',
  'https://example.org/@ada',
  'https://example.org/?q,@ada',
  'example.org?,@ada',
  '@http://example.org',
  'formulas $a@b$, $(@ada)$, $$ @ada $$, \\(@ada\\) and \\[ @ada \\]',
])('%s mentions no one', (text) => {
  expect(names(text)).toEqual([]);
});

test('a composed letter after a name counts like its parts', () => {
  const text = '@adae\u0301 and @ade\u0301';
  expect(names(text)).toEqual([]);
  expect(names(text.normalize('NFC'))).toEqual([]);
});

test('names beyond 20 do not count', () => {
  const many = Array.from({ length: 30 }, (_, nth) => `name${nth}`);
  expect(names(many.map((name) => `@${name} @name0`).join(' '))).toEqual(many.slice(0, 20));
});

test('the place of a name includes its @ and no punctuation after it', () => {
  const text = 'Hi (@ada.)';
  expect(namesIn(text)).toEqual([{ name: 'ada', start: 4, end: 8 }]);
  expect(text.slice(4, 8)).toBe('@ada');
});
