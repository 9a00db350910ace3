import type { Locator } from '@playwright/test';

/** Measures the layout of this many copies of a set formula, in milliseconds. */
export const layOutCopies = (formula: Locator, count: number): Promise<number> =>
  formula.evaluate((one, copies) => {
    const room = document.createElement('div');
    for (let copy = 0; copy < copies; copy += 1) room.append(one.cloneNode(true), ' ');
    const from = performance.now();
    document.body.append(room);
    room.getBoundingClientRect();
    const milliseconds = performance.now() - from;
    room.remove();
    return milliseconds;
  }, count);
