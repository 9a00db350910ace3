// Kept, because a test's fake timers would never fire.
const { setTimeout: setRealTimeout } = globalThis;

/** Lets everything happen that waits for nothing but its turn in the event loop. */
export async function runTurns(count = 20): Promise<void> {
  for (let turn = 0; turn < count; turn += 1)
    await new Promise<void>((resolve) => void setRealTimeout(resolve));
}
