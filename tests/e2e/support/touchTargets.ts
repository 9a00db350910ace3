import type { Page } from '@playwright/test';

/**
 * Returns the names of the controls on the page that fingers may miss, because they are hit in fewer
 * than 44 pixels across or down. Links in running text are as high as their line.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // A pixel less, because sizes are no whole pixels.
    const finger = 43;
    const controls = 'a[href], button, input:not([type="file"]), select, textarea, [role="tab"]';
    const isInText = (control: Element) =>
      control.matches('a') &&
      [...(control.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
    const isMissed = (control: Element): boolean => {
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { x, y, width, height } = control.getBoundingClientRect();
      const [middleX, middleY] = [x + width / 2, y + height / 2];
      const hits = (byX: number, byY: number) => {
        const hit = document.elementFromPoint(middleX + byX, middleY + byY);
        const label = hit?.closest('label');
        return hit !== null && (control.contains(hit) || label?.control === control);
      };
      // Covered controls, and those off the screen, are not to be hit at all.
      if (!hits(0, 0)) return false;
      const reach = (byX: number, byY: number) => {
        let pixels = 0;
        while (pixels < finger && hits(byX * (pixels + 1), byY * (pixels + 1))) pixels += 1;
        return pixels;
      };
      const across = reach(-1, 0) + 1 + reach(1, 0);
      const down = reach(0, -1) + 1 + reach(0, 1);
      return Math.min(across, down) < finger;
    };
    return [...document.querySelectorAll(controls)]
      .filter((control) => control.checkVisibility({ opacityProperty: true }))
      .filter((control) => !isInText(control) && isMissed(control))
      .map((control) => control.getAttribute('aria-label') ?? control.textContent ?? '');
  });
}
