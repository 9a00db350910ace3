import { isDeeplyNested } from './isDeeplyNested';

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

test.each([
  ['a flat object', '{"content":"[[[[[[[[[[[[[[[[[[[[[["}'],
  ['an escaped quote before brackets', `{"content":"\\"${'['.repeat(50)}"}`],
  ['an escaped backslash at the end of a string', '{"a":"\\\\","b":[1]}'],
  ['many lists beside each other', `[${'[],'.repeat(1_000)}[]]`],
  ['sixteen lists', nested(16)],
  ['nothing', ''],
  ['a quarter of a megabyte of brackets in a string', `{"content":"${'['.repeat(250_000)}"}`],
])('%s is not deeply nested', (_name, text) => {
  expect(isDeeplyNested(text)).toBe(false);
});

test.each([
  ['seventeen lists', nested(17)],
  ['a hundred thousand lists that never end', '['.repeat(100_000)],
  ['objects in objects', `${'{"a":'.repeat(20)}1${'}'.repeat(20)}`],
  ['lists behind a string that ends in a backslash', `["\\\\",${nested(20)}]`],
])('%s are deeply nested', (_name, text) => {
  expect(isDeeplyNested(text)).toBe(true);
});
