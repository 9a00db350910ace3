import { addLinks } from './announceChunks';

const template =
  '<html><head><script defer src="/assets/main.js"></script></head><body></body></html>';

test('scripts are announced and style sheets linked, what the page has already is not', () => {
  expect(addLinks(template, ['assets/main.js', 'assets/login.js', 'assets/login.css'])).toBe(
    '<html><head><script defer src="/assets/main.js"></script>' +
      '<link href="/assets/login.js" rel="preload" as="script">' +
      '<link href="/assets/login.css" rel="stylesheet"></head><body></body></html>',
  );
});

test('fonts and pictures of a chunk are left to the style sheets that ask for them', () => {
  expect(addLinks(template, ['assets/serif.woff2', 'assets/hero.webp'])).toBe(template);
});
