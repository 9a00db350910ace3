import type { Page } from '@playwright/test';
import { join } from '../support/campus';
import { makePost } from '../support/makePost';
import { makePerson } from '../support/people';
import {
  expect,
  expectAccessible,
  takePicture,
  test,
  type Theme,
  type Viewport,
} from '../support/quadTest';
import { signIn } from '../support/signIn';

const BANGLA = 'বাংলাদেশ প্রকৌশল বিশ্ববিদ্যালয়';
const articles = (page: Page) => page.getByRole('article');
const universities = (page: Page) => page.getByRole('list', { name: 'Universities' });

test('universities can be browsed, and the posts of a department survive reload and Back', async ({
  quad,
  visit,
}) => {
  const rahim = await makePerson(quad, 'rahim');
  const karim = await makePerson(quad, 'karim');
  await join(quad, rahim, 'Jahangirnagar University', 'Arts / Letters');
  await join(quad, karim, BANGLA, 'CSE');
  await makePost(quad, rahim, 'text', { content: 'A reading room for letters' });
  await makePost(quad, karim, 'text', { content: 'See you at #JahangirnagarUniversity' });
  const { page } = await visit();
  await signIn(page, rahim);
  await page.getByRole('link', { name: 'Explore universities' }).click();
  await expect(page).toHaveURL('/dashboard/university');
  await expect(page).toHaveTitle('Universities · Quad');
  await expect(page.getByRole('heading', { level: 1, name: 'Explore Universities' })).toBeFocused();
  await expect(articles(page).filter({ hasText: 'See you at' })).toBeVisible();
  await expect(articles(page).filter({ hasText: 'A reading room' })).toHaveCount(0);

  await page.getByRole('searchbox', { name: 'Filter universities' }).fill('jahangir');
  await expect(universities(page).getByRole('link')).toHaveCount(1);
  await page.getByRole('button', { name: 'Departments of Jahangirnagar University' }).click();
  await page.getByRole('link', { name: 'Arts / Letters' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Arts / Letters' })).toBeVisible();
  await expect(articles(page).filter({ hasText: 'A reading room' })).toBeVisible();
  await page.reload();
  await expect(articles(page).filter({ hasText: 'A reading room' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Arts / Letters' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await page.goBack();
  await expect(articles(page).filter({ hasText: 'See you at' })).toBeVisible();

  await universities(page).getByRole('link', { name: BANGLA }).click();
  await expect(page.getByRole('heading', { level: 1, name: BANGLA })).toBeFocused();
  await expect(page).toHaveTitle(`${BANGLA} · Quad`);
});

test.describe('the page of a university', () => {
  test('is found by any of its names, and shows members, their number and its posts', async ({
    quad,
    visit,
  }) => {
    test.slow();
    const names = ["St. John's College", 'A/B/', '100% Online? #1', 'খুলনা বিশ্ববিদ্যালয়'];
    const reader = await makePerson(quad, 'reader');
    const { page } = await visit();
    await signIn(page, reader);
    for (const name of names) {
      await join(quad, reader, name, 'Physics & Maths');
      await page.goto(`/dashboard/university/${encodeURIComponent(name)}`);
      await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
      await expect(page.getByText('1 department · 1 member')).toBeVisible();
    }
    await expect(page.getByText('No posts available')).toBeVisible();

    const name = 'Uni. of the North';
    for (let number = 1; number <= 6; number += 1)
      await join(quad, await makePerson(quad, `north${number}x`), name, 'Physics');
    await join(quad, reader, name, 'Physics');
    await makePost(quad, reader, 'text', { content: 'Open day #uniofthenorth' });
    await page.goto(`/dashboard/university/${encodeURIComponent(name)}`);
    await expect(page.getByRole('heading', { name: '#UNIOFTHENORTH Posts' })).toBeVisible();
    await expect(articles(page).filter({ hasText: 'Open day' })).toBeVisible();
    const physics = page.getByRole('region', { name: 'Physics', exact: true });
    await expect(physics.getByRole('listitem')).toHaveCount(4);
    await physics.getByRole('button', { name: '+3 more' }).click();
    await expect(physics.getByRole('listitem')).toHaveCount(7);
    await expect(physics.getByText(reader.email)).toBeVisible();
    await physics.getByRole('button', { name: 'Show less' }).click();
    await expect(physics.getByRole('listitem')).toHaveCount(4);

    await page.goto('/dashboard/university/Nowhere');
    await expect(page.getByText('No data found.')).toBeVisible();
  });
});

test('a search shows who works on a topic, with the reasons', async ({ quad, visit }) => {
  const asha = await makePerson(quad, 'asha');
  const reader = await makePerson(quad, 'seeker');
  await join(quad, asha, 'North South University', 'Glaciology', ['Permafrost Modelling']);
  const postId = await makePost(quad, asha, 'text', { content: 'New cores from the permafrost' });
  const { page } = await visit();
  await signIn(page, reader);
  await page.getByRole('combobox', { name: 'Search posts' }).fill('permafrost');
  await page.keyboard.press('Enter');
  const people = page.getByRole('region', { name: 'Who works on this?' });
  await expect(people.getByRole('link', { name: asha.username })).toBeVisible();
  const matches = people.getByRole('list', { name: `Why ${asha.username} was found` });
  await expect(matches.getByRole('listitem')).toHaveText([
    'Interest Permafrost Modelling',
    'Post New cores from the permafrost',
  ]);
  await expect(matches.locator('mark')).toHaveText(['Permafrost', 'permafrost']);
  await matches.getByRole('link').click();
  await expect(page).toHaveURL(`/dashboard/posts?highlight=${postId}`);

  await page.goto('/dashboard/search-results?q=zzzunheard');
  await expect(page.getByText('No one found for this topic.')).toBeVisible();
});

const looks = (['desktop', 'phone'] as const).flatMap((viewport: Viewport) =>
  (['light', 'dark'] as const).map((theme: Theme) => ({ viewport, theme })),
);

for (const look of looks) {
  const name = `${look.viewport}-${look.theme}`;
  test(
    `the pages are accessible and fit the screen: ${name}`,
    { tag: '@looks' },
    async ({ quad, visit }) => {
      test.slow();
      const reader = await makePerson(quad, 'looker');
      for (let number = 1; number <= 5; number += 1)
        await join(
          quad,
          await makePerson(quad, `mate${number}x`),
          'BUET',
          'Computer Science & Engineering',
        );
      const author = await makePerson(quad, 'grapher');
      await join(quad, author, 'BUET', 'Applied Mathematics', ['Graph Theory']);
      await makePost(quad, author, 'text', {
        content: 'Graph theory night, everyone is welcome #BUET',
      });
      const { page } = await visit(look);
      await signIn(page, reader);
      const check = async (picture: string) => {
        await expect(articles(page).first()).toBeVisible();
        await expectAccessible(page);
        expect(
          await page.evaluate(
            () => document.documentElement.scrollWidth <= document.documentElement.clientWidth,
          ),
        ).toBe(true);
        await takePicture(page, `${picture}-${name}`);
      };
      await page.goto('/dashboard/university');
      await page.getByRole('button', { name: 'Departments of BUET' }).click();
      await check('universities');
      await page.getByRole('link', { name: 'Applied Mathematics' }).click();
      await expect(page.getByRole('heading', { name: 'Applied Mathematics' })).toBeVisible();
      await check('department');
      await page.goto('/dashboard/university/BUET');
      await check('university');
      await page.goto('/dashboard/search-results?q=graph%20theory');
      await expect(
        page.getByRole('region', { name: 'Who works on this?' }).locator('mark').first(),
      ).toBeVisible();
      await check('people');
    },
  );
}
