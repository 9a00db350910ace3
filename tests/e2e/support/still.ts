import { expect, type Locator } from '@playwright/test';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** As many frames as the feed takes to give its cards their heights. */
const FRAMES = 10;

/**
 * Waits until an element has had the same box for some animation frames, and returns that box. A
 * position read before that changes with whatever part of the page arrives next.
 */
export async function still(part: Locator): Promise<Box> {
  const found: { box?: Box } = {};
  await expect(async () => {
    const [before, after] = await part.evaluate(async (element, frames) => {
      const read = () => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return { x, y, width, height };
      };
      const first = read();
      for (let frame = 0; frame < frames; frame += 1) await new Promise(requestAnimationFrame);
      return [first, read()] as const;
    }, FRAMES);
    expect(after).toEqual(before);
    found.box = after;
  }).toPass();
  if (!found.box) throw new Error('The element has no box.');
  return found.box;
}
