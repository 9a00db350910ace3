/**
 * Resolves after a timer with this period has fired twice. An older timer with the same period, if
 * it had not been stopped, would have fired before.
 */
export const runTwoTurns = (everyMs: number): Promise<void> =>
  new Promise((resolve) => {
    let turns = 0;
    const timer = setInterval(() => {
      turns += 1;
      if (turns < 2) return;
      clearInterval(timer);
      resolve();
    }, everyMs);
  });
