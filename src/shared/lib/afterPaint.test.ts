import { afterPaint } from './afterPaint';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

/** Whether a promise has resolved after all pending tasks. */
async function isOver(promise: Promise<void>): Promise<boolean> {
  let over = false;
  void promise.then(() => {
    over = true;
  });
  await Promise.resolve();
  await Promise.resolve();
  return over;
}

describe('afterPaint', () => {
  it('waits for the next frame, and for the task after it', async () => {
    let frame: FrameRequestCallback = () => undefined;
    jest.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => {
      frame = callback;
      return 1;
    });
    const painted = afterPaint();
    jest.advanceTimersByTime(50);
    expect(await isOver(painted)).toBe(false);
    frame(50);
    expect(await isOver(painted)).toBe(false);
    jest.advanceTimersByTime(0);
    expect(await isOver(painted)).toBe(true);
  });

  it('does not wait for a frame that never comes', async () => {
    jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(1);
    const painted = afterPaint();
    jest.advanceTimersByTime(99);
    expect(await isOver(painted)).toBe(false);
    jest.advanceTimersByTime(1);
    expect(await isOver(painted)).toBe(true);
  });
});
