import { joinCutWords } from './cutWords';

test.each([
  ['the hydro- gen bond', 'the hydrogen bond'],
  ['die Mess\u2010 geräte', 'die Messgeräte'],
  ['single- and double-stranded', 'single- and double-stranded'],
  ['with x- and y-coordinates', 'with x- and y-coordinates'],
  ['zwei- oder dreimal', 'zwei- oder dreimal'],
  ['an or- ganism of a to- tal', 'an organism of a total'],
  ['the ex- orbitant to- and fro', 'the exorbitant to- and fro'],
  ['pages 3- 4 and New- York', 'pages 3- 4 and New- York'],
])('joins the words that line breaks split in “%s”', (text, joined) => {
  expect(joinCutWords(text)).toBe(joined);
});
