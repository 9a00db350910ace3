import { makePost } from '../support/makePost';
import { makePerson, pair } from '../support/people';
import { expect, expectAccessible, test, VIEWPORTS } from '../support/quadTest';
import { makePaper } from '../support/research';
import { signIn } from '../support/signIn';

test('the address of a paper is a card in a post, a comment and a message, and its page lists the post', async ({
  quad,
  visit,
}) => {
  test.slow();
  const owner = await makePerson(quad, 'engraver');
  const friend = await makePerson(quad, 'printer');
  await pair(quad, owner, friend);
  const id = await makePaper(quad, owner, { title: 'On pear wood' });
  const path = `/dashboard/research/papers/${id}`;
  await makePost(quad, owner, 'text', {
    content: `Please read ${quad.url}${path}/read#page=1 this week.`,
  });
  const { page } = await visit();
  await signIn(page, friend, path);

  const posts = page.getByRole('region', { name: 'Posts about it' });
  const post = posts.getByRole('article').first();
  await expect(post).toContainText('this week.');
  const card = post.getByRole('list', { name: 'Linked pages' }).getByRole('link');
  await expect(card).toContainText('On pear wood');
  await expectAccessible(page);
  await page.setViewportSize(VIEWPORTS.phone);
  const name = await post.getByRole('heading').boundingBox();
  expect(name?.x).toBe((await post.getByRole('paragraph').first().boundingBox())?.x);
  await page.setViewportSize(VIEWPORTS.desktop);

  await post.getByRole('button', { name: /^Comment/ }).click();
  const field = post.getByRole('textbox', { name: 'Write a comment' });
  await field.fill(`I did: ${quad.url}${path}`);
  await field.press('Control+Enter');
  const comments = post.getByRole('region', { name: 'Comments' });
  await expect(comments.getByRole('list', { name: 'Linked pages' })).toContainText('On pear wood');

  await page.goto('/dashboard/suggested-users');
  await page.getByRole('button', { name: `Message ${owner.username}` }).click();
  const chat = page.getByRole('region', { name: `Chat with ${owner.username}` });
  await chat.getByRole('textbox').fill(`${quad.url}${path}`);
  await chat.getByRole('textbox').press('Enter');
  const sent = chat.getByRole('log').getByRole('list', { name: 'Linked pages' }).getByRole('link');
  await expect(sent).toContainText('On pear wood');
  await expectAccessible(page);
  await sent.click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1, name: 'On pear wood' })).toBeVisible();
});
