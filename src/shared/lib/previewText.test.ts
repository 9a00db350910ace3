import { previewText } from './previewText';

test.each([
  ['short', 10, 'short'],
  ['exactly ten', 11, 'exactly ten'],
  ['two words more', 9, 'two words…'],
  ['two words more', 8, 'two…'],
  ['A talk. And tea.', 9, 'A talk…'],
  ['unbreakable', 5, 'unbre…'],
  ['👩‍🔬 labs', 3, '👩‍🔬…'],
  ['  padded  ', 6, 'padded'],
])('%s in %i characters is %s', (text, most, preview) => {
  expect(previewText(text, most)).toBe(preview);
});
