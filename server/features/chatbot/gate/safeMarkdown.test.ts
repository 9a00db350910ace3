import { escapeMarkdown, safeMarkdown } from './safeMarkdown';

test.each([
  ['a link', 'See [this](http://evil.example/x).', 'See this.'],
  ['a picture', 'Look: ![dot](http://evil.example/dot.png) there', 'Look: dot there'],
  ['a picture in a link', '[![a](http://evil.example/a)](http://evil.example/b)', 'a'],
  ['a link to a script', '[go](javascript:alert)', 'go'],
  ['a defined link', '[here][1]\n\n[1]: http://evil.example', '[here] [1]'],
  ['an address', 'Go to https://evil.example/x now', 'Go to evil.example/x now'],
  ['an address in brackets', '<http://evil.example>', '< evil.example>'],
  ['an address without its scheme', 'www.evil.example', 'evil.example'],
  ['an address inside an address', 'hthttp://tp://evil.example', 'evil.example'],
  ['a mail address', 'write to a.b@evil.example', 'write to a.b at evil.example'],
  ['an element', '<img src=x onerror=y>', '< img src=x onerror=y>'],
  ['a link with brackets in it', '[a [b](http://evil.example)](http://evil.example)', 'a b'],
  ['a link that only looks like code', '\\`[a](http://evil.example)\\`', '\\`a\\`'],
])('%s is neutralised', (_what, written, safe) => {
  expect(safeMarkdown(written)).toBe(safe);
});

test('a link too deep to remove is broken up', () => {
  expect(safeMarkdown('[a](http://evil.example/(x)')).not.toMatch(/\]\(|:\/\//);
});

test('emphasis, lists, tables, code and maths stay', () => {
  const text =
    '**Yes**, $a < b_1$ and `x[0]`:\n\n- one\n- *two*\n\n| a | b |\n| - | - |\n| 1 | 2 |';
  expect(safeMarkdown(text)).toBe(text);
});

test.each([
  [
    'signs',
    'a *b* _c_ `d` [e](f) # $5 <b>',
    'a \\*b\\* \\_c\\_ \\`d\\` \\[e\\](f) \\# \\$5 \\<b\\>',
  ],
  ['the mark of a list', '- one', '\\- one'],
  ['a number at the beginning', '12. May', '12\\. May'],
  ['an address', 'at https://evil.example/a', 'at evil.example/a'],
])('%s in plain text has no meaning', (_what, plain, escaped) => {
  expect(escapeMarkdown(plain)).toBe(escaped);
});
