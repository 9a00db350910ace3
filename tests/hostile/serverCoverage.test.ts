import { notUserText } from './notUserText';
import { serverSubjects } from './serverSubjects';
import { filesWithTextWork } from './textWork';

const found = ['contract', 'server', 'packages', 'scripts'].flatMap(filesWithTextWork);
const proved = new Set(serverSubjects.map(({ file }) => file));

test('every file that reads text has a subject or a reason for having none', () => {
  const excused = new Set(notUserText);
  expect(found.filter((file) => !proved.has(file) && !excused.has(file))).toEqual([]);
});

test('no excused file has a subject or has stopped reading text', () => {
  expect(notUserText.filter((file) => proved.has(file) || !found.includes(file))).toEqual([]);
});

test('names of subjects are distinct', () => {
  const names = serverSubjects.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
