import { pageOf } from '../texts';

test.each([
  [6, '2', '2 (6 of 7)'],
  [6, 'iv', 'iv (6 of 7)'],
  [6, '6', '6 of 7'],
  [6, '', '6 of 7'],
  [6, undefined, '6 of 7'],
])('page %i with the label %j is %j', (page, label, name) => {
  expect(pageOf(page, 7, label)).toBe(name);
});
