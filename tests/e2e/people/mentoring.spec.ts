import type { Page } from '@playwright/test';
import { expectRendersWell, SCREENS } from '../support/looks';
import { makePerson, pair, type Person } from '../support/people';
import { expect, expectAccessible, test } from '../support/quadTest';
import type { QuadServer } from '../support/servers/quadServer';
import { signIn } from '../support/signIn';

const TOPIC = 'Data Science';
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const askButton = (page: Page) => button(page, 'Ask for mentoring');
const openProfile = (page: Page, { username }: Person) => page.goto(`/dashboard/${username}/about`);
const openConnections = async (page: Page) => {
  await page.goto('/dashboard/suggested-users');
  await expect(page.getByRole('heading', { name: 'Connections', level: 1 })).toBeVisible();
};
const mentors = (page: Page) => page.getByRole('list', { name: 'People who offer mentoring' });

async function offer({ url }: QuadServer, { token }: Person, mentoring_places: number) {
  const response = await fetch(`${url}/api/profile/details`, {
    method: 'PUT',
    body: JSON.stringify({ mentoring_topics: [TOPIC], mentoring_places, position: 'faculty' }),
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
  });
  expect(response.ok).toBe(true);
}

async function makeMentor(quad: QuadServer, places = 1): Promise<Person> {
  const mentor = await makePerson(quad, 'mentor');
  await offer(quad, mentor, places);
  return mentor;
}

/** Presses Tab until the focus is on the control. */
async function tabTo(page: Page, control: ReturnType<typeof button>) {
  for (let presses = 0; presses < 40; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(control).toBeFocused();
}

test(
  'a person asks for mentoring and is accepted, by keyboard alone',
  { tag: '@journey' },
  async ({ quad, visit }) => {
    const [mentor, mentee] = [await makeMentor(quad), await makePerson(quad, 'mentee')];
    const { page: theirs } = await visit();
    await signIn(theirs, mentor);
    await openConnections(theirs);

    const { page } = await visit();
    await signIn(page, mentee);
    await openProfile(page, mentor);
    await expect(page.getByText('1 place left')).toBeVisible();
    await tabTo(page, askButton(page));
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Ask for mentoring' });
    await tabTo(page, dialog.getByLabel('Topic'));
    await page.keyboard.type(TOPIC);
    await page.keyboard.press('Tab');
    await page.keyboard.type('I start my thesis in March.');
    await expectAccessible(page);
    await tabTo(page, dialog.getByRole('button', { name: 'Send request' }));
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(askButton(page)).toBeFocused();
    await expect(askButton(page)).toBeDisabled();
    await expect(button(page, `Pending: ${mentor.username}`)).toBeVisible();

    // The bell leads to the request, which came without a reload.
    await expect(theirs.getByText('I start my thesis in March.')).toBeVisible();
    await tabTo(theirs, button(theirs, /notification/i));
    await theirs.keyboard.press('Enter');
    await expect(theirs.getByText('asks you for mentoring')).toBeVisible();
    await theirs.keyboard.press('Escape');
    const requests = theirs.getByRole('region', { name: 'Incoming Connection Requests' });
    await expect(requests.getByRole('listitem')).toContainText(`Asks for mentoring in ${TOPIC}`);
    await expectAccessible(theirs);
    await tabTo(theirs, button(theirs, `Accept ${mentee.username}`));
    await theirs.keyboard.press('Enter');
    await expect(theirs.getByText('No pending connection requests')).toBeVisible();

    // The mentee has the last place, and can write about it.
    await expect(button(page, `Message ${mentor.username}`)).toBeVisible();
    await expect(askButton(page)).toBeEnabled();
    await expect(page.getByText('No places left')).toBeVisible();
  },
);

test('mentoring is offered in the profile, and goes away with the interest', async ({
  quad,
  visit,
}) => {
  const mentor = await makePerson(quad, 'mentor');
  const { page } = await visit();
  await signIn(page, mentor);
  await openProfile(page, mentor);
  const edit = async () => {
    await button(page, 'Edit profile').click();
    return page.getByRole('dialog', { name: 'Edit profile' });
  };
  const save = async () => {
    await button(page, 'Save').click();
    await expect(page.getByRole('dialog')).toBeHidden();
  };
  let dialog = await edit();
  await dialog.getByLabel('Mentoring (optional)').selectOption('3 places');
  const topics = dialog.getByRole('group', { name: 'Topics for mentoring' });
  await dialog
    .getByRole('group', { name: 'Fields of interest' })
    .getByRole('button', { name: 'AI Ethics' })
    .click();
  await topics.getByRole('button', { name: 'AI Ethics' }).click();
  await expectAccessible(page);
  await save();
  await expect(page.getByRole('heading', { name: 'Offers mentoring' })).toBeVisible();
  await expect(page.getByText('3 places left')).toBeVisible();
  await expect(askButton(page)).toBeHidden();

  dialog = await edit();
  const interests = dialog.getByRole('group', { name: 'Fields of interest' });
  await interests.getByRole('button', { name: 'AI Ethics' }).click();
  await dialog.getByLabel('Mentoring (optional)').selectOption('I don’t offer mentoring');
  await save();
  await expect(page.getByText('Offers mentoring')).toBeHidden();
});

test('between connected people the button opens the chat with a draft', async ({ quad, visit }) => {
  const [mentor, friend] = [await makeMentor(quad), await makePerson(quad, 'friend')];
  await pair(quad, mentor, friend);
  const { page } = await visit();
  await signIn(page, friend);
  await openProfile(page, mentor);
  await askButton(page).click();
  await expect(page.getByRole('textbox', { name: `Message ${mentor.username}` })).toHaveValue(
    `Hello! You offer mentoring in ${TOPIC}. Do you have a place for me?`,
  );
});

test('when the last place is taken meanwhile, the reason shows and the message stays', async ({
  quad,
  visit,
}) => {
  const [mentor, mentee] = [await makeMentor(quad), await makePerson(quad, 'mentee')];
  const { page } = await visit();
  await signIn(page, mentee);
  await openProfile(page, mentor);
  await askButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'Ask for mentoring' });
  await dialog.getByLabel('Message (optional)').fill('Please.');
  await offer(quad, mentor, 0);
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('This person has no mentoring places left.');
  await expect(dialog.getByLabel('Message (optional)')).toHaveValue('Please.');
});

test('a blocked person finds no mentor', async ({ quad, visit }) => {
  const [mentor, blocked] = [await makeMentor(quad), await makePerson(quad, 'blocked')];
  const { page: theirs } = await visit();
  await signIn(theirs, mentor);
  await openProfile(theirs, blocked);
  await button(theirs, `More about ${blocked.username}`).click();
  await theirs.getByRole('menuitem', { name: `Block ${blocked.username}` }).click();
  await theirs.getByRole('alertdialog').getByRole('button', { name: 'Block' }).click();
  await expect(button(theirs, 'Unblock')).toBeVisible();

  const { page } = await visit();
  await signIn(page, blocked);
  await openConnections(page);
  await button(page, 'Offers mentoring').click();
  const open = page.waitForResponse(/mentoring=true/);
  await page.getByLabel('Position').selectOption('Faculty');
  await open;
  await expect(page.getByRole('link', { name: mentor.username })).toBeHidden();
  await openProfile(page, mentor);
  await expect(page.getByText(`We couldn’t find ${mentor.username}`)).toBeVisible();
});

for (const screen of SCREENS) {
  test(
    `mentoring is accessible and fits the screen: ${screen}`,
    { tag: '@looks' },
    async ({ quad, visit }) => {
      test.slow();
      const mentor = await makeMentor(quad, 2);
      const reader = await makePerson(quad, 'reader');
      const asker = await makePerson(quad, 'asker');
      const { page: other } = await visit();
      await signIn(other, asker);
      await openProfile(other, mentor);
      await askButton(other).click();
      await other
        .getByLabel('Message (optional)')
        .fill('I write my first paper this winter.\nCould you read a draft once a month?');
      await button(other, 'Send request').click();
      await expect(other.getByRole('dialog')).toBeHidden();

      const { page } = await visit({ viewport: screen });
      const check = (picture: string) => expectRendersWell(page, picture, screen);
      await signIn(page, reader);
      await openProfile(page, mentor);
      await expect(page.getByText('2 places left')).toBeVisible();
      await check('mentoring-profile');
      await askButton(page).click();
      await expect(page.getByLabel('Topic')).toBeVisible();
      await check('mentoring-ask');
      await openConnections(page);
      await button(page, 'Offers mentoring').click();
      await expect(mentors(page).getByRole('link', { name: mentor.username })).toBeVisible();
      await check('mentoring-filter');

      const { page: own } = await visit({ viewport: screen });
      await signIn(own, mentor);
      await openConnections(own);
      await expect(own.getByText('I write my first paper this winter.')).toBeVisible();
      await expectRendersWell(own, 'mentoring-request', screen);
      await openProfile(own, mentor);
      await button(own, 'Edit profile').click();
      await own.getByRole('group', { name: 'Topics for mentoring' }).scrollIntoViewIfNeeded();
      await expectRendersWell(own, 'mentoring-edit', screen);
    },
  );
}
