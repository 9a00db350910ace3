import { fileProgress } from './fileProgress';

test('files are sent one after the other', () => {
  expect(fileProgress([100, 300], 50)).toEqual([
    { sent: 100, percent: 100 },
    { sent: 100, percent: 33 },
  ]);
});

test('at the start nothing is sent, and at the end everything', () => {
  expect(fileProgress([10, 20], 0).map(({ percent }) => percent)).toEqual([0, 0]);
  expect(fileProgress([10, 21], 100).map(({ percent }) => percent)).toEqual([100, 100]);
});

test('an impossible percentage is clamped', () => {
  expect(fileProgress([10], 140)).toEqual([{ sent: 10, percent: 100 }]);
  expect(fileProgress([10], -5)).toEqual([{ sent: 0, percent: 0 }]);
});
