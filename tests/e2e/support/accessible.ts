import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** What can be wrong in one theme and right in the other. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** No accessibility violation on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolation(axeFor(page));
}

/** The same of a page that was looked at in the other theme: its colours are what is different. */
export async function expectAccessibleColours(page: Page): Promise<void> {
  await expectNoViolation(axeFor(page).withRules(COLOUR_RULES));
}

const axeFor = (page: Page) =>
  new AxeBuilder({ page })
    // Of what is right nobody reads where it stands, and telling takes longer than looking.
    .options({ resultTypes: ['violations'] })
    // In the page itself: the other way opens a page of its own each time, for the sake of frames of
    // other origins, and there are none.
    .setLegacyMode();

async function expectNoViolation(axe: AxeBuilder): Promise<void> {
  const { violations } = await axe.analyze();
  expect(
    violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
    ),
  ).toEqual([]);
}
