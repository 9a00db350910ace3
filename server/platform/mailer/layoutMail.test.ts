import { layoutMail } from './layoutMail';

const content = {
  heading: 'Verify your email',
  paragraphs: ['Welcome to Quad.', 'Enter this code:'],
  code: '042917',
  note: 'It works for ten minutes.',
};

it('has the same content in both bodies', () => {
  const { text, html } = layoutMail(content);
  for (const part of [
    'Verify your email',
    'Welcome to Quad.',
    '042917',
    'It works for ten minutes.',
  ]) {
    expect(text).toContain(part);
    expect(html).toContain(part);
  }
});

it('omits the code and the note when there are none', () => {
  const { text, html } = layoutMail({ heading: 'Password changed', paragraphs: ['Was it you?'] });
  expect(text).toBe('Password changed\n\nWas it you?\n');
  expect(html).not.toMatch(/monospace|border-top:1px/);
});

it('escapes its input', () => {
  const evil = `<img src=x onerror="alert('1')"> & more`;
  const { text, html } = layoutMail({ heading: evil, paragraphs: [evil], code: evil, note: evil });
  expect(html).not.toContain('<img');
  expect(
    html.split('&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; more'),
  ).toHaveLength(6);
  expect(text).toContain(evil);
});

it('loads no external resources', () => {
  expect(layoutMail(content).html).not.toMatch(/https?:|url\(|<script|<link|<img/);
});

it('links the URLs in it, without the full stop after them', () => {
  const { text, html } = layoutMail({
    heading: 'Log in',
    paragraphs: ['Log in at https://quad.example/login. Or <b>do not</b>.'],
  });
  expect(html).toContain(
    'href="https://quad.example/login" style="color:#0E5A5A">https://quad.example/login</a>. Or &lt;b&gt;',
  );
  expect(text).toContain('at https://quad.example/login. Or <b>do not</b>.');
});

it('declares dark colours, and has one for each light colour', () => {
  const { html } = layoutMail(content);
  expect(html).toContain('<meta name="color-scheme" content="light dark">');
  const dark = /prefers-color-scheme:dark\)\{(.*?)\}\n\}/s.exec(html)?.[1] ?? '';
  const elements = [...html.matchAll(/<\w+ class="(\w+)"[^>]*style="([^"]*)"/g)];
  expect(elements.length).toBeGreaterThan(7);
  for (const [, name = '', style = ''] of elements) {
    const [, rule = ''] = new RegExp(`\\.${name}\\{([^}]*)`).exec(dark) ?? [];
    for (const property of ['background-color', 'color']) {
      const isSet = new RegExp(`(^|;)${property}:#`);
      if (isSet.test(style)) expect([name, rule]).toEqual([name, expect.stringMatching(isSet)]);
    }
  }
});

it('is complete without its style block, which many mail programs drop', () => {
  const bare = layoutMail(content).html.replace(/<style>.*<\/style>/s, '');
  const texts = [...bare.matchAll(/<(?:p|h1) [^>]*style="([^"]*)"/g)].map(([, style]) => style);
  expect(texts).toHaveLength(6);
  for (const style of texts) expect(style).toMatch(/font:.*(^|;)color:#/);
});
