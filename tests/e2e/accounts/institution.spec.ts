import { expectRendersWell, SCREENS } from '../support/looks';
import { readCode } from '../support/mailbox';
import { makePost } from '../support/makePost';
import { makePerson } from '../support/people';
import { expect, expectAccessible, test } from '../support/quadTest';
import { runQuad } from '../support/servers/runQuad';
import { signIn } from '../support/signIn';

const DHAKA = 'University of Dhaka';

for (const viewport of SCREENS) {
  test(`an address is verified by keyboard, and the badge shown (${viewport})`, async ({
    quad,
    visit,
  }) => {
    const person = await makePerson(quad, 'verifier');
    await runQuad(quad, 'universities', 'domains', 'add', DHAKA, 'du.ac.bd');
    await runQuad(quad, 'universities', 'describe', DHAKA, '--text', 'Founded in 1921.');
    const { page } = await visit({ viewport });
    await signIn(page, person, '/dashboard/settings/account');
    const card = page.getByRole('region', { name: 'University address' });
    const field = card.getByLabel('Address at your university');
    await field.fill(`${person.username}@du.ac.bd.wobble.com`);
    await page.keyboard.press('Enter');
    await expect(card.getByText(/doesn’t know du\.ac\.bd\.wobble\.com/)).toBeVisible();
    await expect(field).toBeFocused();
    await expectAccessible(page);

    const address = `${person.username}@cse.du.ac.bd`;
    await field.fill(address);
    await page.keyboard.press('Enter');
    await expect(card.getByText(`We sent a code to ${address}.`)).toBeVisible();
    await expect(card.getByLabel('Code')).toBeFocused();
    await page.keyboard.type(await readCode(quad.dataDir, address));
    const badge = /^Verified @cse\.du\.ac\.bd, [A-Z][a-z]{2} \d{4}$/;
    await expect(card.getByText(badge)).toBeVisible();
    await expectRendersWell(page, 'university-address', viewport);

    const content = `Written by ${person.username}.`;
    await makePost(quad, person, 'text', { content });
    await page.goto('/dashboard/posts');
    const post = page.getByRole('article').filter({ hasText: content });
    await expect(post.getByText(badge)).toBeVisible();
    await expectRendersWell(page, 'institution-post', viewport);
    await page.goto(`/dashboard/${person.username}/about`);
    await expect(page.getByRole('region', { name: 'Profile' }).getByText(badge)).toBeVisible();
    await expectRendersWell(page, 'institution-profile', viewport);
    await page.goto(`/dashboard/university/${encodeURIComponent(DHAKA)}`);
    await expect(page.getByText('Founded in 1921.')).toBeVisible();

    await page.goto('/dashboard/settings/account');
    await card.getByRole('button', { name: 'Remove' }).press('Enter');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).press('Enter');
    await expect(card.getByText(badge)).toBeHidden();
  });
}
