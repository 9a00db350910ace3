import { announce } from '../support/events';
import { makePost } from '../support/makePost';
import { makePerson, pair } from '../support/people';
import { expect, test } from '../support/quadTest';
import { signIn } from '../support/signIn';
import { smallTargets } from '../support/touchTargets';

test(
  'on a phone, fingers hit every control of a post, its comments, people and events',
  { tag: '@looks' },
  async ({ quad, visit }) => {
    const reader = await makePerson(quad, 'finger');
    const friend = await makePerson(quad, 'thumb');
    await pair(quad, reader, friend);
    const id = await makePost(quad, friend, 'text', { content: 'Gloves for small screens' });
    await announce(quad, friend, { title: 'Evening of knitting', days: 3 });
    const { page } = await visit({ viewport: 'phone' });
    await signIn(page, reader, `/dashboard/posts?highlight=${id}`);
    const post = page.getByRole('article').filter({ hasText: 'Gloves for small screens' });
    await post.getByRole('button', { name: /^Like, / }).click();
    await post.getByRole('button', { name: /^Comment/ }).click();
    await post.getByRole('textbox', { name: 'Write a comment' }).fill('Warm and exact.');
    await post.getByRole('button', { name: 'Send comment' }).click();
    await expect(post.getByRole('listitem').filter({ hasText: 'Warm and exact.' })).toBeVisible();
    await expect.poll(() => smallTargets(page)).toEqual([]);

    for (const path of ['suggested-users', 'Events', 'university', `${friend.username}/about`]) {
      await page.goto(`/dashboard/${path}`);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
      await expect.poll(() => smallTargets(page), path).toEqual([]);
    }
  },
);
