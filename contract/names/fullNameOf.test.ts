import { fullNameOf } from './fullNameOf';

test.each([
  ['Nusrat Jahan', 'nusrat_j', 'Nusrat Jahan (@nusrat_j)'],
  [null, 'nusrat_j', 'nusrat_j'],
  ['Deleted user', 'deleted-12', 'Deleted user'],
])('%p with the username %s is %s in a sentence', (display_name, username, expected) => {
  expect(fullNameOf({ display_name, username })).toBe(expected);
});
