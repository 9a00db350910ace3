import { withPreview, type PagePreview } from './pagePreview';

const HTML = '<!doctype html><html><head><title>Quad</title></head><body>x</body></html>';
const page = { etag: '', plain: Buffer.from(HTML), br: Buffer.from(''), gzip: Buffer.from('') };
const URL = 'https://quad.example/share/abc';
const preview: PagePreview = { title: 'Fair', description: 'Come.', image: null, imageAlt: '' };

const build = (more: Partial<PagePreview>) => withPreview(page, { ...preview, ...more }, URL);

test("a page without its own picture shows the application's", () => {
  const html = build({});
  expect(html).toContain('<meta property="og:image" content="https://quad.example/icon-512.png">');
  expect(html).toContain('<meta name="twitter:card" content="summary">');
  expect(html).not.toContain('og:image:alt');
});

test('a picture has its full URL and its description', () => {
  const html = build({ image: '/api/files/a.webp', imageAlt: 'A "robot"' });
  expect(html).toContain('content="https://quad.example/api/files/a.webp"');
  expect(html).toContain('<meta property="og:image:alt" content="A &quot;robot&quot;">');
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image">');
});

test.each(['"><script>alert(1)</script>', "'</title><img src=x onerror=y>", '&lt; $& $1 $`'])(
  'nothing in the text %j becomes a tag',
  (text) => {
    const html = build({ title: text, description: text, imageAlt: text });
    const plain = build({ title: 'a', description: 'a', imageAlt: 'a' });
    const tags = (source: string) => source.match(/<[a-z!/]+/gi);
    expect(tags(html)).toEqual(tags(plain));
    const parsed = new RegExp('<title>([^<]*)</title>').exec(html)?.[1];
    expect(unescape(parsed)).toBe(text);
  },
);

function unescape(html = ''): string {
  return html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}
