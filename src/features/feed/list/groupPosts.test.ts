import * as fc from 'fast-check';
import { GROUP_SIZE, groupPosts, type PostGroup } from './groupPosts';

const range = (from: number, to: number) =>
  Array.from({ length: from - to + 1 }, (_, index) => from - index);
const flat = (groups: readonly PostGroup[]) => groups.flatMap(({ ids }) => ids);
const groupOf = (groups: readonly PostGroup[], id: number) =>
  groups.find(({ ids }) => ids.includes(id))?.key;

it('divides a list into groups of one size', () => {
  const groups = groupPosts(range(50, 1), []);
  expect(groups.map(({ ids }) => ids.length)).toEqual([GROUP_SIZE, GROUP_SIZE, 10]);
});

it('fills the last group before it begins another, and leaves the others as they are', () => {
  const before = groupPosts(range(50, 11), []);
  const after = groupPosts(range(50, 6), before);
  expect(after.map(({ ids }) => ids.length)).toEqual([GROUP_SIZE, GROUP_SIZE, 5]);
  expect(after[0]?.ids).toBe(before[0]?.ids);
  expect(after[1]?.ids).toBe(before[1]?.ids);
  expect(after.map(({ position }) => position)).toEqual([1, 21, 41]);
});

it('leaves a group as it is where new posts come above it', () => {
  const before = groupPosts(range(50, 31), []);
  const after = groupPosts(range(53, 31), before);
  expect(after.map(({ ids }) => ids.length)).toEqual([3, GROUP_SIZE]);
  expect(after[1]?.ids).toBe(before[0]?.ids);
  expect(after.map(({ position }) => position)).toEqual([1, 4]);
});

const step = fc.oneof(
  fc.record({ act: fc.constant('older' as const), count: fc.integer({ min: 1, max: 30 }) }),
  fc.record({ act: fc.constant('newer' as const), count: fc.integer({ min: 1, max: 30 }) }),
  fc.record({ act: fc.constant('removed' as const), count: fc.nat(200) }),
  fc.record({ act: fc.constant('shuffled' as const), count: fc.nat(200) }),
);

it('keeps the order and every post once, whatever happens to the list', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      let [oldest, newest] = [1_000, 1_010];
      let ids = range(newest, oldest);
      let groups = groupPosts(ids, []);
      for (const { act, count } of steps) {
        const before = groups;
        if (act === 'older') {
          ids = [...ids, ...range(oldest - 1, oldest - count)];
          oldest -= count;
        } else if (act === 'newer') {
          ids = [...range(newest + count, newest + 1), ...ids];
          newest += count;
        } else if (act === 'removed') ids = ids.filter((_, index) => index !== count);
        else ids = [...ids.slice(count % ids.length), ...ids.slice(0, count % ids.length)];
        groups = groupPosts(ids, before);
        expect(flat(groups)).toEqual(ids);
        expect(new Set(groups.map(({ key }) => key)).size).toBe(groups.length);
        expect(Math.max(...groups.map((group) => group.ids.length))).toBeLessThanOrEqual(
          GROUP_SIZE,
        );
        if (act !== 'shuffled')
          for (const id of flat(before).filter((held) => ids.includes(held)))
            expect(groupOf(groups, id)).toBe(groupOf(before, id));
      }
    }),
  );
});
