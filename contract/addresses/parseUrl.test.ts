import { parseUrl } from './parseUrl';

test('an address with a letter outside ASCII is one, however often it is asked', () => {
  // As often as it takes until the function is compiled.
  for (let count = 0; count < 100_000; count += 1) parseUrl(`https://uni.example/${count % 7}`);
  expect(parseUrl('HTTPS://bücher.example/ä')?.href).toBe('https://xn--bcher-kva.example/%C3%A4');
});

test.each(['', 'uni.example', 'https://', '//uni.example'])('%j is none by itself', (text) => {
  expect(parseUrl(text)).toBeNull();
});

test('a path is one with a base', () => {
  expect(parseUrl('/a?b=c', 'https://uni.example')?.href).toBe('https://uni.example/a?b=c');
});
