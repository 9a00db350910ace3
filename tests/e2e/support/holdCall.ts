import type { Page } from '@playwright/test';

/** Holds every call to an address back until the answered function lets them go, however slow the machine looks. */
export async function holdCall(page: Page, address: string): Promise<() => void> {
  const gate: { open?: () => void } = {};
  const opened = new Promise<void>((resolve) => {
    gate.open = resolve;
  });
  await page.route(address, async (route) => {
    await opened;
    await route.continue();
  });
  return () => gate.open?.();
}
