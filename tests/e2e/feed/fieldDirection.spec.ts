import type { Locator, Page } from '@playwright/test';
import { makePerson } from '../support/people';
import { expect, test } from '../support/quadTest';
import { signIn } from '../support/signIn';

const ARABIC = 'مرحبا بكم في الجامعة!';
const direction = (field: Locator) =>
  field.evaluate((element) => getComputedStyle(element).direction);

/** Types into each field for free text on the page, and expects it to run from the right. */
async function expectFields(page: Page, names: readonly RegExp[]): Promise<void> {
  for (const name of names) {
    const field = page.getByRole('textbox', { name }).first();
    await field.fill('Plain words');
    expect(await direction(field)).toBe('ltr');
    await field.fill(ARABIC);
    expect(await direction(field)).toBe('rtl');
    await field.fill('');
  }
}

test('fields run in the direction of what is typed into them', async ({ quad, visit }) => {
  const writer = await makePerson(quad, 'direction');
  const { page } = await visit();
  await signIn(page, writer);
  const search = page.getByRole('combobox', { name: /^Search/ });
  await search.fill(ARABIC);
  expect(await direction(search)).toBe('rtl');
  // The icon stays at the left, so the text must not run below it.
  const [left] = await search.evaluate((field) => [getComputedStyle(field).paddingLeft]);
  expect(left).toBe('40px');
  await search.fill('');
  await expectFields(page, [/^Write a post/]);
  await page.goto('/dashboard/create-events');
  await expectFields(page, [/^Title/, /^Description/, /^Location/]);
  await page.goto('/dashboard/research/post-research');
  await expectFields(page, [/^Title/, /^Details/]);
});
