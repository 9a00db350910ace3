interface Pending<Item, Result> {
  item: Item;
  resolve: (result: Result | PromiseLike<Result>) => void;
  reject: (error: unknown) => void;
}

/**
 * Batches calls for single items. A call with none in flight runs immediately. Calls made meanwhile
 * form the next batch, which runs when the one in flight ends or the batch holds `most` items.
 * `work` returns one result for each item, in order; if it throws, all fail.
 */
export function batchCalls<Item, Result>(
  work: (items: readonly Item[]) => Promise<readonly (Result | PromiseLike<Result>)[]>,
  most: number,
): (item: Item) => Promise<Result> {
  let pending: Pending<Item, Result>[] = [];
  let inFlight = 0;

  const run = async () => {
    const batch = pending;
    pending = [];
    inFlight += 1;
    try {
      const results = await work(batch.map(({ item }) => item));
      batch.forEach(({ resolve }, nth) => resolve(results[nth] as Result | PromiseLike<Result>));
    } catch (error) {
      batch.forEach(({ reject }) => reject(error));
    }
    inFlight -= 1;
    if (pending.length > 0) void run();
  };

  return (item) =>
    new Promise((resolve, reject) => {
      pending.push({ item, resolve, reject });
      // A full batch doesn't wait, so that one slow call can't delay all others for long.
      if (inFlight === 0 || pending.length >= most) void run();
    });
}
