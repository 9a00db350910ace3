import type { Page } from '@playwright/test';
import { call } from '../support/campus';
import { announce, sendRsvp } from '../support/events';
import { deletePost, makePost } from '../support/makePost';
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

const bell = (page: Page) => page.getByRole('button', { name: /Notifications$/ });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });
const icon = (page: Page) => page.locator('link[rel="icon"]').first();

test(
  'notifications arrive live, are counted in the window, and are read in all windows when opened',
  { tag: '@journey' },
  async ({ quad, visit }) => {
    test.slow();
    const author = await makePerson(quad, 'author');
    const first = await makePerson(quad, 'first');
    const second = await makePerson(quad, 'second');
    const postId = await makePost(quad, author, 'text', { content: 'Notes on knots' });
    const { page, context } = await visit();
    await signIn(page, author, '/dashboard/Events');
    await expect(page).toHaveTitle('Events · Quad');
    const other = await context.newPage();
    await other.goto('/dashboard/Events');

    await bell(page).click();
    await expect(panel(page).getByText('You’re all caught up')).toBeVisible();
    await call(quad, first, 'interactions/like', { post_id: postId, comment_id: null });
    await expect(
      panel(page).getByRole('link', { name: `Unread: ${first.username} liked your post` }),
    ).toBeVisible();
    await call(quad, second, 'interactions/like', { post_id: postId, comment_id: null });
    await call(quad, second, `interactions/${postId}/comment`, {
      post_id: postId,
      content: 'Which ones?',
      parent_id: null,
    });
    await expect(panel(page).getByRole('link')).toHaveCount(2);
    await expect(panel(page).getByText('3 unread')).toBeVisible();
    await expect(page).toHaveTitle('(3) Events · Quad');
    await expect(other).toHaveTitle('(3) Events · Quad');
    await expect(icon(page)).toHaveAttribute('href', /^data:image\/png/);

    await panel(page)
      .getByRole('link', { name: `${second.username} and 1 other liked your post` })
      .click();
    await expect(page).toHaveURL(`/dashboard/posts?highlight=${postId}`);
    await expect(page.getByRole('article').filter({ hasText: 'Notes on knots' })).toBeFocused();
    await expect(page).toHaveTitle('(1) Home · Quad');
    await expect(other).toHaveTitle('(1) Events · Quad');

    await bell(other).click();
    await expect(panel(other).getByRole('link')).toHaveCount(2);
    await panel(other).getByRole('button', { name: 'Mark all as read' }).click();
    await expect(panel(other).getByText(/unread/i)).toHaveCount(0);
    await expect(other).toHaveTitle('Events · Quad');
    await expect(page).toHaveTitle('Home · Quad');
    await expect(icon(page)).toHaveAttribute('href', /favicon\.svg$/);
    await other.reload();
    await expect(bell(other)).toHaveAccessibleName('Notifications');
  },
);

test('a like that is withdrawn and repeated notifies once, and one’s own actions never do', async ({
  quad,
  visit,
}) => {
  const author = await makePerson(quad, 'writer');
  const fan = await makePerson(quad, 'fan');
  const postId = await makePost(quad, author, 'text', { content: 'Once only' });
  for (let time = 1; time <= 3; time += 1)
    await call(quad, fan, 'interactions/like', { post_id: postId, comment_id: null });
  await call(quad, author, 'interactions/like', { post_id: postId, comment_id: null });
  const { page } = await visit();
  await signIn(page, author);
  await bell(page).click();
  await expect(panel(page).getByRole('link')).toHaveCount(1);
});

test('a request and its acceptance lead to the right screens', async ({ quad, visit }) => {
  const asker = await makePerson(quad, 'asker');
  const asked = await makePerson(quad, 'asked');
  const { page } = await visit();
  await signIn(page, asked);
  await call(quad, asker, 'connections/connect/', { friend_id: asked.id });
  await expect(page).toHaveTitle('(1) Home · Quad');
  await bell(page).click();
  await panel(page)
    .getByRole('link', { name: `${asker.username} wants to connect with you` })
    .click();
  await expect(page).toHaveURL('/dashboard/suggested-users');
  await page.getByRole('button', { name: /^Accept/ }).click();

  const mine = await visit();
  await signIn(mine.page, asker);
  await bell(mine.page).click();
  await panel(mine.page)
    .getByRole('link', { name: `${asked.username} accepted your connection request` })
    .click();
  await expect(mine.page).toHaveURL(`/dashboard/${asked.username}/about`);
});

test('the notification of a cancelled event names it, with its day and time', async ({
  quad,
  visit,
}) => {
  const host = await makePerson(quad, 'cancels');
  const guest = await makePerson(quad, 'expects');
  const { eventId, postId } = await announce(quad, host, { title: 'Open lab', days: 3 });
  await sendRsvp(quad, guest, eventId, 'going');
  const { page } = await visit();
  await signIn(page, guest);
  await bell(page).click();
  await deletePost(quad, host, postId);
  const row = panel(page).getByRole('button', {
    name: `Unread: ${host.username} cancelled an event you were going to`,
  });
  await expect(row).toHaveText(/Open lab, [A-Z][a-z]{2} \d{1,2} [A-Z][a-z]+, 18:30/);
  await page.reload();
  await bell(page).click();
  await expect(row.getByRole('emphasis')).toHaveText('Open lab');
});

const looks = (['desktop', 'phone'] as const).flatMap((viewport: Viewport) =>
  (['light', 'dark'] as const).map((theme: Theme) => ({ viewport, theme })),
);

for (const look of looks) {
  const name = `${look.viewport}-${look.theme}`;
  test(
    `the list is accessible and fits the screen: ${name}`,
    { tag: '@looks' },
    async ({ quad, visit }) => {
      test.slow();
      const author = await makePerson(quad, 'liked');
      const fans = [await makePerson(quad, 'tanvir'), await makePerson(quad, 'oishi')];
      const { page } = await visit(look);
      await signIn(page, author);
      for (let number = 1; number <= 12; number += 1) {
        const postId = await makePost(quad, author, 'text', { content: `Post ${number}` });
        for (const fan of fans)
          await call(quad, fan, 'interactions/like', { post_id: postId, comment_id: null });
        if (number === 6) {
          await page.reload();
          await bell(page).click();
          await panel(page).getByRole('button', { name: 'Mark all as read' }).click();
          await expect(panel(page).getByText(/unread/i)).toHaveCount(0);
          await page.keyboard.press('Escape');
          await expect(bell(page)).toBeFocused();
        }
      }
      await bell(page).click();
      await expect(panel(page).getByText('12 unread')).toBeVisible();
      await expect(panel(page).getByRole('heading', { name: 'Notifications' })).toBeFocused();
      await expectAccessible(page);
      await takePicture(page, `notifications-${name}`);
      await panel(page).getByRole('button', { name: 'Show earlier' }).click();
      await expect(panel(page).getByRole('link')).toHaveCount(12);
      if (look.viewport === 'phone') {
        await panel(page).getByRole('button', { name: 'Close notifications' }).click();
        await expect(panel(page)).toHaveCount(0);
      }
    },
  );
}
