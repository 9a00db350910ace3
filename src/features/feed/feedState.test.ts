import { mergeHead, mergeTail, newerThan } from './feedState';

describe('mergeTail', () => {
  it('puts older posts behind, each once', () => {
    expect(mergeTail([9, 8, 7], [7, 6, 5])).toEqual([9, 8, 7, 6, 5]);
  });
});

describe('mergeHead', () => {
  it('puts new posts on top and keeps the older ones that were read already', () => {
    expect(mergeHead([8, 7, 6, 5, 4], [10, 9, 8, 7])).toEqual([10, 9, 8, 7, 6, 5, 4]);
  });

  it('drops a post that vanished from the part that was read anew', () => {
    expect(mergeHead([9, 8, 7, 6], [10, 9, 7])).toEqual([10, 9, 7, 6]);
  });

  it('starts afresh where posts in between are unknown', () => {
    expect(mergeHead([3, 2, 1], [30, 29])).toEqual([30, 29]);
  });

  it('leaves nothing where the server has nothing', () => {
    expect(mergeHead([3, 2], [])).toEqual([]);
  });
});

describe('newerThan', () => {
  it('gives the ids above everything in the list, whatever its order', () => {
    expect(newerThan([5, 9, 7], [11, 10, 9, 8])).toEqual([11, 10]);
    expect(newerThan([], [2, 1])).toEqual([2, 1]);
  });
});
