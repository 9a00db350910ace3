import type { Page } from '@playwright/test';
import { expectRendersWell, SCREENS } from '../support/looks';
import { makePerson } from '../support/people';
import { expect, expectAccessible, test } from '../support/quadTest';
import { askToJoin, makeWork } from '../support/research';
import { signIn } from '../support/signIn';
import { tabTo } from '../support/tabTo';

const OWN = '/dashboard/research/my_post_research_papers';
const OTHERS = '/dashboard/research/recent-works';

const requests = (page: Page) => page.getByRole('region', { name: 'Your requests' });
const workOf = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title });
const newsButton = (page: Page) => page.getByRole('button', { name: /Notifications$/ });

test('by keyboard: work is closed and opened, a request withdrawn, sent again and declined', async ({
  quad,
  visit,
}) => {
  test.slow();
  const owner = await makePerson(quad, 'closer');
  const asker = await makePerson(quad, 'asker');
  const title = `Tides of ${owner.username}`;
  await makeWork(quad, owner, title);
  const { page: mine } = await visit();
  const { page: theirs } = await visit();
  await signIn(mine, owner, OWN);
  const control = mine.getByRole('switch', { name: 'Others may ask to join' });
  await tabTo(mine, control);
  await expect(control).toBeChecked();
  // The switch shows the change before it is saved.
  const closing = mine.waitForResponse((response) => response.request().method() === 'PUT');
  await mine.keyboard.press('Space');
  await expect(control).not.toBeChecked();
  await expect(control).toBeFocused();
  await closing;
  await mine.reload();
  await expect(control).not.toBeChecked();

  await signIn(theirs, asker, OTHERS);
  const work = workOf(theirs, title);
  await expect(work.getByText('Not open to requests')).toBeVisible();
  await expect(work.getByRole('button')).toHaveCount(0);
  await expect(requests(theirs)).toBeHidden();

  await tabTo(mine, control);
  await mine.keyboard.press('Space');
  await expect(control).toBeChecked();
  const askByKeyboard = async () => {
    await tabTo(theirs, work.getByRole('button', { name: `Ask to collaborate on ${title}` }));
    await theirs.keyboard.press('Enter');
    await tabTo(theirs, theirs.getByRole('button', { name: 'Send request' }));
    await theirs.keyboard.press('Enter');
    await expect(work.getByRole('button', { name: `Request Sent: ${title}` })).toBeFocused();
    await expect(requests(theirs).getByText('Pending')).toBeVisible();
  };
  // The reload waits for the call of the switch.
  await expect
    .poll(async () => {
      await theirs.reload();
      await expect(work).toBeVisible();
      return work.getByRole('button', { name: /^Ask/ }).count();
    })
    .toBe(1);
  await askByKeyboard();
  const tab = mine.getByRole('link', { name: /^Collab Requests/ });
  await expect(tab).toHaveAccessibleName('Collab Requests 1 pending request');
  await expect(newsButton(mine)).toHaveAccessibleName(/^1 /);

  // The owner's open page and notifications no longer show the request.
  await mine.goto('/dashboard/research/collab-requests');
  await expect(mine.getByRole('button', { name: `Accept ${asker.username}` })).toBeVisible();
  await tabTo(
    theirs,
    requests(theirs).getByRole('button', { name: `Withdraw the request to join ${title}` }),
  );
  await theirs.keyboard.press('Enter');
  await expect(requests(theirs).getByText('Withdrawn')).toBeVisible();
  await expect(theirs.getByText('Request withdrawn.').first()).toBeVisible();
  await expect(theirs.locator(':focus')).toContainText(title);
  await expect(mine.getByText('No pending collaboration requests.')).toBeVisible();
  await newsButton(mine).click();
  const news = mine.getByRole('dialog', { name: 'Notifications' });
  await expect(news).toBeVisible();
  await expect(news.getByText('wants to collaborate on your research')).toHaveCount(0);
  await mine.keyboard.press('Escape');

  await askByKeyboard();
  await expect(requests(theirs).getByRole('listitem')).toHaveCount(1);
  await tabTo(mine, mine.getByRole('button', { name: `Decline ${asker.username}` }));
  await mine.keyboard.press('Enter');
  await expect(mine.getByText('No pending collaboration requests.')).toBeVisible();
  // The page of the person who asked shows it without a reload.
  await expect(requests(theirs).getByText('Declined')).toBeVisible();
  await expect(work.getByRole('button', { name: `Declined: ${title}` })).toBeVisible();
  await expect(requests(theirs).getByRole('button', { name: /^Withdraw/ })).toHaveCount(0);
  await expectAccessible(theirs);
});

test(
  'own work is edited, and a second withdrawal is the last',
  { tag: '@journey' },
  async ({ quad, visit }) => {
    test.slow();
    const owner = await makePerson(quad, 'editor');
    const asker = await makePerson(quad, 'wavering');
    const title = `Draft of ${owner.username}`;
    await makeWork(quad, owner, title);
    await askToJoin(quad, asker, title, 'Count me in.');
    const { page } = await visit();
    await signIn(page, asker, OTHERS);
    const withdraw = requests(page).getByRole('button', { name: /^Withdraw/ });
    await withdraw.click();
    const work = workOf(page, title);
    await work.getByRole('button', { name: /^Ask to collaborate/ }).click();
    await expect(
      page.getByText('You withdrew a request before, so you can send only this one.'),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Send request' }).click();
    await withdraw.click();
    const ended = work.getByRole('button', { name: `Withdrawn: ${title}` });
    await expect(ended).toHaveAttribute('aria-disabled', 'true');

    const { page: mine } = await visit();
    await signIn(mine, owner, OWN);
    await mine.getByRole('button', { name: `More about ${title}` }).click();
    await mine.getByRole('menuitem', { name: 'Edit' }).click();
    const dialog = mine.getByRole('dialog', { name: 'Edit work' });
    await expect(dialog.getByRole('textbox', { name: 'Title' })).toBeFocused();
    await dialog.getByRole('textbox', { name: 'Title' }).fill(`Final of ${owner.username}`);
    await dialog.getByRole('switch', { name: 'Others may ask to join' }).uncheck();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(mine.getByRole('heading', { name: `Final of ${owner.username}` })).toBeVisible();
    await expect(mine.getByText(/· edited$/)).toBeVisible();
    await expect(mine.getByRole('switch', { name: 'Others may ask to join' })).not.toBeChecked();
  },
);

for (const screen of SCREENS) {
  test(
    `requests of one's own and closed work fit the screen: ${screen}`,
    { tag: '@looks' },
    async ({ quad, visit }) => {
      test.slow();
      const owner = await makePerson(quad, 'owner');
      const asker = await makePerson(quad, 'asker');
      const titled = (word: string) => `${word} of readmission models by ${owner.username}`;
      const titles = ['Calibration', 'Transfer', 'Fairness', 'Explanation', 'Upkeep'].map(titled);
      for (const title of titles) await makeWork(quad, owner, title);
      const { page: mine } = await visit({ viewport: screen });
      await signIn(mine, owner, OWN);
      // The newest is first.
      const closing = mine.waitForResponse((response) => response.request().method() === 'PUT');
      await mine.getByRole('switch', { name: 'Others may ask to join' }).first().uncheck();
      expect((await closing).status()).toBe(200);
      await expectRendersWell(mine, 'work-own', screen);
      await mine.getByRole('button', { name: `More about ${titled('Upkeep')}` }).click();
      await mine.getByRole('menuitem', { name: 'Edit' }).click();
      await expect(mine.getByRole('dialog', { name: 'Edit work' })).toBeVisible();
      await expectRendersWell(mine, 'work-edit', screen);
      await mine.keyboard.press('Escape');
      await mine.goto('/dashboard/research/post-research');
      await expect(mine.getByRole('switch', { name: 'Others may ask to join' })).toBeChecked();
      await expectRendersWell(mine, 'work-form', screen);

      for (const title of titles.slice(0, 4)) await askToJoin(quad, asker, title, 'Count me in.');
      await mine.goto('/dashboard/research/collab-requests');
      await mine
        .getByRole('button', { name: `Accept ${asker.username}` })
        .first()
        .click();
      await expect(mine.getByRole('button', { name: 'Open chat with' })).toBeVisible();
      await mine
        .getByRole('button', { name: `Decline ${asker.username}` })
        .first()
        .click();
      await expect(mine.getByRole('button', { name: /^Decline/ })).toHaveCount(2);

      const { page: theirs } = await visit({ viewport: screen });
      await signIn(theirs, asker, OTHERS);
      await expect(requests(theirs).getByRole('listitem')).toHaveCount(3);
      await requests(theirs).getByRole('button', { name: 'Load more' }).click();
      await expect(requests(theirs).getByRole('listitem')).toHaveCount(4);
      await expect(requests(theirs).getByRole('listitem').last()).toBeFocused();
      await requests(theirs)
        .getByRole('button', { name: /^Withdraw/ })
        .last()
        .click();
      await expect(requests(theirs).getByText('Withdrawn')).toBeVisible();
      await expect(workOf(theirs, titled('Upkeep'))).toContainText('Not open to requests');
      await expectRendersWell(theirs, 'work-requests', screen);

      // A request leads to its work, which is highlighted, visible and focused.
      await requests(theirs)
        .getByRole('link', { name: titled('Fairness') })
        .click();
      await expect(theirs).toHaveURL(/\?work=\d+$/);
      const first = theirs
        .getByRole('list', { name: 'Other people’s current work' })
        .getByRole('listitem')
        .first();
      await expect(first.getByRole('heading')).toHaveText(titled('Fairness'));
      await expect(first).toBeFocused();
      await expect(first).toBeInViewport();
      await theirs.reload();
      await expect(first).toBeFocused();
      await expect(first).toBeInViewport();
      await expectRendersWell(theirs, 'work-linked', screen);
    },
  );
}
