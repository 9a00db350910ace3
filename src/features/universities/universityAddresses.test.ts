import { readDepartment, readUniversityName, universityHashtag } from './universityAddresses';

test.each([
  ['/dashboard/university/BUET', 'BUET'],
  ['/dashboard/university/BUET/', 'BUET'],
  ['/dashboard/university/A/B', 'A/B'],
  ['/dashboard/university/100%', null],
])('the address %s names %s', (path, name) => {
  expect(readUniversityName(path)).toBe(name);
});

test.each([
  ['', null],
  ['university=BUET', null],
  ['department=CSE', null],
  ['university=A%2FB&department=C+%26+D', { university: 'A/B', department: 'C & D' }],
])('the query %s selects %j', (query, chosen) => {
  expect(readDepartment(new URLSearchParams(query))).toEqual(chosen);
});

test.each([
  ['University of Dhaka', 'UNIVERSITYOFDHAKA'],
  ["St. John's / A_B", 'STJOHNSA_B'],
  ['ঢাকা বিশ্ববিদ্যালয়', 'ঢাকাবিশ্ববিদ্যালয়'.normalize('NFC')],
  ['+++', ''],
])('the hashtag of %s is %s', (name, hashtag) => {
  expect(universityHashtag(name)).toBe(hashtag);
});
