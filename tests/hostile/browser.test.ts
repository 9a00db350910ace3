import { browserSubjects } from './browserSubjects';
import { coveredElsewhere } from './coveredElsewhere';
import { describeSubjects } from './describeSubjects';
import { filesWithTextWork } from './textWork';

describeSubjects(browserSubjects);

test('every browser file that processes text has a subject or a reason for having none', () => {
  const covered = new Set([
    ...browserSubjects.map(({ file }) => file),
    ...Object.keys(coveredElsewhere),
  ]);
  const working = filesWithTextWork('src');
  expect(working.filter((file) => !covered.has(file))).toEqual([]);
  expect(Object.keys(coveredElsewhere).filter((file) => !working.includes(file))).toEqual([]);
});

test('names of subjects are distinct', () => {
  const names = browserSubjects.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
