import { mergeHead, mergeTail, newerThan } from './feedState';

describe('mergeTail', () => {
  it('appends older posts, each once', () => {
    expect(mergeTail([9, 8, 7], [7, 6, 5])).toEqual([9, 8, 7, 6, 5]);
  });
});

describe('mergeHead', () => {
  it('adds new posts on top and keeps the older loaded ones', () => {
    expect(mergeHead([8, 7, 6, 5, 4], [10, 9, 8, 7])).toEqual([10, 9, 8, 7, 6, 5, 4]);
  });

  it('drops a deleted post from the reloaded part', () => {
    expect(mergeHead([9, 8, 7, 6], [10, 9, 7])).toEqual([10, 9, 7, 6]);
  });

  it('starts over if posts in between are unknown', () => {
    expect(mergeHead([3, 2, 1], [30, 29])).toEqual([30, 29]);
  });

  it('returns nothing if the server has nothing', () => {
    expect(mergeHead([3, 2], [])).toEqual([]);
  });
});

describe('newerThan', () => {
  it('returns the ids above everything in the list, whatever its order', () => {
    expect(newerThan([5, 9, 7], [11, 10, 9, 8])).toEqual([11, 10]);
    expect(newerThan([], [2, 1])).toEqual([2, 1]);
  });
});
