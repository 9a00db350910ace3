import { addLinks } from './announceChunks';

const template =
  '<html><head><script defer src="/assets/main.js"></script></head><body></body></html>';

test('scripts are preloaded and style sheets linked, unless the page already has them', () => {
  expect(addLinks(template, ['assets/main.js', 'assets/login.js', 'assets/login.css'])).toBe(
    '<html><head><script defer src="/assets/main.js"></script>' +
      '<link href="/assets/login.js" rel="preload" as="script">' +
      '<link href="/assets/login.css" rel="stylesheet"></head><body></body></html>',
  );
});

test('a chunk’s fonts and images are left to the style sheets that request them', () => {
  expect(addLinks(template, ['assets/serif.woff2', 'assets/hero.webp'])).toBe(template);
});
