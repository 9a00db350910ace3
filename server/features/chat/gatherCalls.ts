export interface GatherOptions {
  /** What comes within so many milliseconds of the last call goes into the next one. */
  pauseMs: number;
  /** So many go at once, whenever the last call was. */
  most: number;
}

interface Waiting<Item, Answer> {
  item: Item;
  resolve: (answer: Answer | PromiseLike<Answer>) => void;
  reject: (error: unknown) => void;
}

/**
 * Turns calls for one thing each into calls for several: the first goes alone and at once, those that
 * follow on its heels together. `work` answers for each in its place; where it throws, all throw.
 */
export function gatherCalls<Item, Answer>(
  work: (items: readonly Item[]) => Promise<readonly (Answer | PromiseLike<Answer>)[]>,
  { pauseMs, most }: GatherOptions,
): (item: Item) => Promise<Answer> {
  let waiting: Waiting<Item, Answer>[] = [];
  let timer: NodeJS.Timeout | undefined;
  let lastCall = -Infinity;

  const call = () => {
    clearTimeout(timer);
    timer = undefined;
    const called = waiting;
    waiting = [];
    lastCall = performance.now();
    work(called.map(({ item }) => item)).then(
      (answers) =>
        called.forEach(({ resolve }, nth) => resolve(answers[nth] as Answer | PromiseLike<Answer>)),
      (error: unknown) => called.forEach(({ reject }) => reject(error)),
    );
  };

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      const pause = lastCall + pauseMs - performance.now();
      if (pause <= 0 || waiting.length >= most) call();
      else timer ??= setTimeout(call, pause);
    });
}
