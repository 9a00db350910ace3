import { readValues, writeValues } from './formDraft';

const initial = { title: '', interests: ['Law'] };
const typed = { title: ' A talk ', interests: ['Law', 'Art'] };

test('the values are restored from their draft', () => {
  expect(readValues(writeValues(typed, initial), initial)).toEqual(typed);
});

test('initial values leave no draft', () => {
  expect(writeValues({ title: '', interests: ['Law'] }, initial)).toBe('');
});

test.each([
  '',
  '{',
  'null',
  '7',
  '["a"]',
  '{"title":5,"other":"x"}',
  '{"interests":[7]}',
  '{"interests":"Law"}',
])('nothing of the draft %s can be used', (draft) => {
  expect(readValues(draft, initial)).toEqual(initial);
});

test('the usable part of a draft is used', () => {
  expect(readValues('{"title":"A","interests":7}', initial)).toEqual({ ...initial, title: 'A' });
});
