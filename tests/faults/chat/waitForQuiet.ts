import { createTicks } from '#server/testing/ticks';
import type { Browser } from './browser';

const TIMEOUT_MS = 60_000;
const LOOK_EVERY_MS = 50;
const QUIET_MS = 400;

/**
 * Returns a summary that changes while anything happens, apart from pongs, which arrive at any
 * time.
 */
function snapshotOf(browsers: readonly Browser[]): string {
  return browsers
    .map((each) => {
      const told = each.heard.filter(({ frame }) => frame.type !== 'pong').length;
      return [told, each.badge(), each.sockets(), each.unsettled()].join();
    })
    .join(' ');
}

/**
 * Waits until everyone is connected, everything written is acknowledged, and nothing has changed
 * for the given time. Refused messages are sent again. Returns the duration; throws after a minute.
 */
export async function waitForQuiet(
  browsers: readonly Browser[],
  quietMs = QUIET_MS,
): Promise<number> {
  const start = performance.now();
  let stand = '';
  let since = start;
  const looks = createTicks(LOOK_EVERY_MS);
  for (;;) {
    const now = performance.now();
    const busy = browsers.filter(
      (each) => !each.isConnected() || each.unsettled() > 0 || each.isFetching(),
    );
    const next = snapshotOf(browsers);
    if (busy.length > 0 || next !== stand) since = now;
    stand = next;
    if (now - since >= quietMs) {
      looks.stop();
      return since - start;
    }
    if (now - start > TIMEOUT_MS) {
      looks.stop();
      const whose = busy.map(({ owner, isSignedIn, unsettled }) =>
        isSignedIn()
          ? `${owner.username} (${unsettled()} unsettled)`
          : `${owner.username} (signed out)`,
      );
      throw new Error(`There was no quiet: ${whose.join(', ') || 'frames kept coming'}.`);
    }
    for (const browser of busy) browser.sendRefused();
    await looks.next();
  }
}
