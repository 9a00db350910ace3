import { missingFileText, NOT_IN_LOG, safeUrl } from './safeUrl';

describe('safeUrl', () => {
  it.each([
    'https://quad.example/a.png',
    'http://localhost:8000/media/x.pdf?page=2#top',
    'HTTPS://QUAD.EXAMPLE/',
    'blob:https://quad.example/6f1c',
    '/',
    '/media/avatars/1.png',
    '/share/a//b',
    '/media/field notes.pdf',
  ])('returns %s unchanged', (url) => {
    expect(safeUrl(url)).toBe(url);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
    'ftp://quad.example/a',
    'mailto:someone@quad.example',
    'about:blank',
  ])('refuses the scheme of %s', (url) => {
    expect(safeUrl(url)).toBeNull();
  });

  it.each([
    '//evil.example/a.png',
    '/\\evil.example',
    '\\\\evil.example',
    'https:\\\\evil.example',
  ])('refuses %s, which a browser reads as another host', (url) => {
    expect(safeUrl(url)).toBeNull();
  });

  it.each([
    'java\tscript:alert(1)',
    '\njavascript:alert(1)',
    ' javascript:alert(1)',
    '/\t/evil.example',
    'https://quad.example/a\u0000.png',
    'https://quad.example/\u007f',
  ])('refuses control characters and outer spaces, which browsers strip (case %#)', (url) => {
    expect(safeUrl(url)).toBeNull();
  });

  it.each(['', 'avatar.png', './a.png', 'quad.example/a.png', 'https://', null, undefined])(
    'refuses %p, which is not a complete address',
    (url) => {
      expect(safeUrl(url)).toBeNull();
    },
  );
});

test('a file missing in a replay has no safe address, and is not reported as broken', () => {
  const address = `${NOT_IN_LOG}a.pdf`;
  expect(safeUrl(address)).toBeNull();
  expect(missingFileText(address, 'Broken')).toBe('Not part of the log');
  expect(missingFileText('javascript:alert(1)', 'Broken')).toBe('Broken');
  expect(missingFileText(null, 'Broken')).toBe('Broken');
});
