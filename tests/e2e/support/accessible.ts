import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Rules that can fail in one theme and pass in the other. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Expects no accessibility violation on the current page. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolation(axeFor(page));
}

/**
 * Like `expectAccessible`, for a page already checked in the other theme: only its colours can
 * differ.
 */
export async function expectAccessibleColours(page: Page): Promise<void> {
  await expectNoViolation(axeFor(page).withRules(COLOUR_RULES));
}

const axeFor = (page: Page) =>
  new AxeBuilder({ page })
    // Reporting passed rules would take longer than checking them, and no test uses them.
    .options({ resultTypes: ['violations'] })
    // Runs in the page itself. The default mode opens a page each time to support frames of other
    // origins, and there are none.
    .setLegacyMode();

async function expectNoViolation(axe: AxeBuilder): Promise<void> {
  const { violations } = await axe.analyze();
  expect(
    violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
    ),
  ).toEqual([]);
}
