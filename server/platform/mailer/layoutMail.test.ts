import { layoutMail } from './layoutMail';

const content = {
  heading: 'Verify your email',
  paragraphs: ['Welcome to Quad.', 'Enter this code:'],
  code: '042917',
  note: 'It works for ten minutes.',
};

it('says everything in both bodies', () => {
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

it('leaves out the code and the note where there are none', () => {
  const { text, html } = layoutMail({ heading: 'Password changed', paragraphs: ['Was it you?'] });
  expect(text).toBe('Password changed\n\nWas it you?\n');
  expect(html).not.toMatch(/monospace|border-top:1px/);
});

it('escapes whatever it is given', () => {
  const evil = `<img src=x onerror="alert('1')"> & more`;
  const { text, html } = layoutMail({ heading: evil, paragraphs: [evil], code: evil, note: evil });
  expect(html).not.toContain('<img');
  expect(
    html.split('&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; more'),
  ).toHaveLength(6);
  expect(text).toContain(evil);
});

it('loads nothing from anywhere and keeps its colours in dark mode', () => {
  const { html } = layoutMail(content);
  expect(html).not.toMatch(/https?:|url\(|<script|<link|<img/);
  expect(html).toContain('<meta name="color-scheme" content="light only">');
});
