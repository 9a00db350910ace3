import { addressOf } from '../support/calls';
import { makePost } from '../support/makePost';
import { expectRendersWell, SCREENS } from '../support/looks';
import { makePerson, pair } from '../support/people';
import { expect, test } from '../support/quadTest';
import { signIn } from '../support/signIn';

for (const screen of SCREENS) {
  test(
    `profiles and connections are accessible and fit the screen: ${screen}`,
    { tag: '@looks' },
    async ({ quad, visit }) => {
      // Eight states are captured and checked for accessibility.
      test.slow();
      const owner = await makePerson(quad, 'yasmin');
      const friend = await makePerson(quad, 'nusrat');
      const stranger = await makePerson(quad, 'mahir');
      await pair(quad, owner, friend);
      await makePost(quad, owner, 'text', { content: 'Two openings in our reading group.' });
      const { page } = await visit({ viewport: screen });
      await signIn(page, owner);
      const check = (picture: string) => expectRendersWell(page, picture, screen);

      await page.goto(`/dashboard/${owner.username}/about`);
      await expect(page.getByText('Two openings in our reading group.')).toBeVisible();
      await expect(page.getByRole('link', { name: friend.username })).toBeVisible();
      await check('profile-own');
      await page.getByRole('button', { name: 'Edit profile' }).click();
      await expect(page.getByRole('combobox', { name: 'Department' })).toBeVisible();
      await check('profile-edit');
      await page.keyboard.press('Escape');

      await page.goto(`/dashboard/${friend.username}/about`);
      const more = page.getByRole('button', { name: `More about ${friend.username}` });
      await expect(more).toBeVisible();
      await check('profile-friend');
      await more.click();
      await page.getByRole('menuitem', { name: `Block ${friend.username}` }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await check('profile-block');

      await page.goto(`/dashboard/${stranger.username}/about`);
      await page.getByRole('button', { name: `Connect with ${stranger.username}` }).click();
      await page.getByRole('tab', { name: 'Research' }).click();
      await check('profile-pending');

      await page.goto('/dashboard/suggested-users');
      await expect(page.getByRole('link', { name: friend.username })).toBeVisible();
      await check('connections');

      await page.route(
        addressOf('listSuggestions', 'listConnections', 'listPendingRequests'),
        (route) => route.fulfill({ json: [] }),
      );
      await page.reload();
      await expect(page.getByText('You have no connections yet.')).toBeVisible();
      await check('connections-empty');
      await page.unroute(addressOf('listSuggestions', 'listConnections', 'listPendingRequests'));
      await page.route(
        addressOf('listSuggestions', 'listConnections', 'listPendingRequests'),
        (route) => route.fulfill({ status: 500, json: { detail: '' } }),
      );
      await page.reload();
      await expect(page.getByText('Failed to load connections.')).toHaveCount(3);
      await check('connections-failed');
    },
  );
}
