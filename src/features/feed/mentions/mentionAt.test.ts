import { mentionAt } from './mentionAt';

test.each([
  ['with @ad', 'ad'],
  ['with @র\u200D', 'র\u200D'],
  ['with @র\u200D্যাব', 'র\u200D্যাব'],
  ['with @می\u200Cخ', 'می\u200Cخ'],
  ['with @ශ්\u200Dරී', 'ශ්\u200Dරී'],
  ['@', ''],
])('in %j the name being typed is %j', (text, typed) => {
  expect(mentionAt(text, text.length)).toEqual({ start: text.indexOf('@'), typed });
});

test.each(['ada@campus', 'a @ b', `@${'a'.repeat(31)}`, 'no name'])('%j has none', (text) => {
  expect(mentionAt(text, text.length)).toBeNull();
});
