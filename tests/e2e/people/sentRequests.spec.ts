import { expectRendersWell, SCREENS } from '../support/looks';
import { makePerson, type Person } from '../support/people';
import { expect, test } from '../support/quadTest';
import { signIn } from '../support/signIn';
import { tabTo } from '../support/tabTo';

for (const screen of SCREENS) {
  test(`sent connection requests are listed, withdrawn by keyboard, and fit the screen: ${screen}`, async ({
    quad,
    visit,
  }) => {
    test.slow();
    const sender = await makePerson(quad, 'sender');
    const kind = await makePerson(quad, 'kind');
    const quiet = await makePerson(quad, 'quiet');
    const { page } = await visit({ viewport: screen });
    await signIn(page, sender, '/dashboard/suggested-users');
    const section = page.getByRole('region', { name: 'Sent requests' });
    const heading = section.getByRole('heading');
    await expect(page.getByText('No pending connection requests')).toBeVisible();
    await expect(section).toBeHidden();
    for (const { username } of [kind, quiet]) {
      await page.getByRole('button', { name: `Pair with ${username}` }).click();
      await expect(section.getByRole('link', { name: username })).toBeVisible();
    }
    await page.reload();
    await expect(section.getByRole('listitem')).toHaveCount(2);
    await expect(section.getByText('Just now')).toHaveCount(2);
    await expectRendersWell(page, 'connections-sent', screen);

    const withdraw = ({ username }: Person) =>
      section.getByRole('button', { name: `Withdraw the request to ${username}` });
    await tabTo(page, withdraw(quiet));
    await page.keyboard.press('Enter');
    await expect(withdraw(quiet)).toBeHidden();
    await expect(heading).toBeFocused();
    // The person can be asked again.
    await expect(page.getByRole('button', { name: `Pair with ${quiet.username}` })).toBeVisible();

    // An accepted request disappears without a reload.
    const { page: theirs } = await visit({ viewport: screen });
    await signIn(theirs, kind, '/dashboard/suggested-users');
    await theirs.getByRole('button', { name: `Accept ${sender.username}` }).click();
    await expect(section.getByText('No sent requests')).toBeVisible();
    await expect(
      page
        .getByRole('region', { name: 'Your Connections' })
        .getByRole('link', { name: kind.username }),
    ).toBeVisible();
  });
}
