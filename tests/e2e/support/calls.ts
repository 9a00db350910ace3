import type { Page } from '@playwright/test';
import { paths, type CallName } from '#contract/paths';

/** Matches the URLs of these calls, with any parameters and query, for `page.route`. */
export function addressOf(...calls: readonly CallName[]): RegExp {
  const each = calls.map((call) => paths[call][1].replace(/:\w+/g, '[^/?]+'));
  return new RegExp(`/api(${each.join('|')})([?].*)?$`);
}

/**
 * Holds every request of a call until the returned function releases them, however slow the machine
 * is. With `field`, only requests whose query contains it.
 */
export async function holdCall(page: Page, call: CallName, field?: string): Promise<() => void> {
  const gate: { open?: () => void } = {};
  const opened = new Promise<void>((resolve) => {
    gate.open = resolve;
  });
  const address = addressOf(call);
  const isHeld = ({ href, searchParams }: URL) =>
    address.test(href) && (field === undefined || searchParams.has(field));
  await page.route(isHeld, async (route) => {
    await opened;
    await route.continue();
  });
  return () => gate.open?.();
}
