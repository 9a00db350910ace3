import { messageExcerpt } from './messageExcerpt';

const filler = (count: number) => Array.from({ length: count }, (_, nth) => `word${nth}`).join(' ');

test('a short message is shown whole', () => {
  expect(messageExcerpt('See you at the library', ['library'])).toBe('See you at the library');
});

test('of a long message, the part around the first match is shown, cut between words', () => {
  const excerpt = messageExcerpt(`${filler(50)} the Needle test ${filler(80)}`, ['needle']);
  expect(excerpt).toMatch(/^…word\d+ .*the Needle test word0 /);
  expect(excerpt).toMatch(/word\d+…$/);
  expect([...excerpt].length).toBeLessThan(210);
  expect(excerpt.indexOf('Needle')).toBeLessThan(60);
});

test('a long word before the match is left out', () => {
  expect(messageExcerpt(`${'x'.repeat(300)} needle`, ['needle'])).toBe('…needle');
  expect(messageExcerpt(`${'😀'.repeat(300)}needle`, ['needle'])).toBe('…needle');
});

test('without a match the beginning is shown', () => {
  expect(messageExcerpt(filler(80), ['needle'])).toMatch(/^word0 word1 .*…$/);
});
