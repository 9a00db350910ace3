import { expectRendersWell, SCREENS } from '../support/looks';
import { makePost } from '../support/makePost';
import { makePerson, type Person } from '../support/people';
import type { QuadServer } from '../support/servers/quadServer';
import { expect, test } from '../support/quadTest';
import { signIn } from '../support/signIn';

const REPLIES = 300;
const COMMENT = 'Which telescope would you take up the roof?';

async function callAs<T>(quad: QuadServer, { token }: Person, path: string, content: string) {
  const response = await fetch(`${quad.url}/api/interactions/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ content }),
  });
  expect(response.status).toBe(200);
  return (await response.json()) as T;
}

/** A post whose one comment has three hundred replies, numbered from 1. */
async function makeThread(quad: QuadServer, author: Person) {
  const postId = await makePost(quad, author, 'text', { content: 'A question for the evening.' });
  const { id } = await callAs<{ id: number }>(quad, author, `${postId}/comment`, COMMENT);
  for (let number = 1; number <= REPLIES; number += 1)
    await callAs(quad, author, `${postId}/comment/${id}/reply`, `Reply ${number} of many`);
}

test('three hundred replies load with a button, page by page, on every screen', async ({
  quad,
  visit,
}) => {
  test.slow();
  const author = await makePerson(quad, 'farhana');
  await makeThread(quad, author);
  for (const viewport of SCREENS) {
    const { page } = await visit({ viewport });
    await signIn(page, author);
    const post = page.getByRole('article').filter({ hasText: 'A question for the evening.' });
    await post.getByRole('button', { name: /^Comment \d+$/ }).click();
    const comments = page.getByRole('region', { name: 'Comments' });
    await expect(comments.getByText('Reply 20 of many')).toBeVisible();
    await expect(comments.getByText('Reply 21 of many')).toHaveCount(0);
    const more = comments.getByRole('button', { name: /^View \d+ more repl/ });
    await expect(more).toHaveText('View 280 more replies');
    await more.scrollIntoViewIfNeeded();
    await expectRendersWell(page, 'replies', viewport);

    await more.focus();
    await page.keyboard.press('Enter');
    await expect(more).toHaveText('View 250 more replies');
    const next = comments.getByRole('listitem').filter({ hasText: 'Reply 21 of many' }).last();
    await expect(next).toBeFocused();
    for (let left = 250; left > 0; left -= 50) {
      await expect(more).toHaveText(`View ${left} more replies`);
      await more.click();
    }
    await expect(comments.getByText(`Reply ${REPLIES} of many`)).toBeVisible();
    await expect(more).toHaveCount(0);
    await expect(comments.getByText(/^Reply \d+ of many$/)).toHaveCount(REPLIES);
    await page.close();
  }
});
