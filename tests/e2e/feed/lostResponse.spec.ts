import type { Page } from '@playwright/test';
import type { CallName } from '#contract/paths';
import { addressOf } from '../support/calls';
import { makePost } from '../support/makePost';
import { makePerson, pair, type Person } from '../support/people';
import type { QuadServer } from '../support/servers/quadServer';
import { expect, test } from '../support/quadTest';
import { signIn } from '../support/signIn';

/** A tunnel: the server receives the first request of a call, but its response is lost. */
async function loseFirstResponse(page: Page, call: CallName): Promise<void> {
  let isLost = false;
  await page.route(addressOf(call), async (route) => {
    if (isLost) return route.continue();
    isLost = true;
    await route.fetch();
    return route.abort();
  });
}

async function read<Response>(
  quad: QuadServer,
  { token }: Person,
  path: string,
): Promise<Response> {
  const headers = { authorization: `Bearer ${token}` };
  return (await (await fetch(`${quad.url}/api/${path}`, { headers })).json()) as Response;
}

for (const isReloaded of [false, true]) {
  const after = isReloaded ? 'after a reload' : 'at once';

  test(`a comment whose response was lost is sent again ${after}, and stored once`, async ({
    quad,
    visit,
  }) => {
    const writer = await makePerson(quad, 'tunnel');
    const words = `Reading between stations ${after}`;
    const id = await makePost(quad, writer, 'text', { content: words });
    const { page } = await visit();
    await signIn(page, writer);
    await loseFirstResponse(page, 'createComment');
    const card = page.getByRole('article').filter({ hasText: words });
    const field = card.getByRole('textbox', { name: 'Write a comment' });
    const send = card.getByRole('button', { name: 'Send comment' });
    await card.getByRole('button', { name: /^Comment/ }).click();
    await field.fill('Written in a tunnel.');
    await send.click();
    const problem = card.getByText('Couldn’t send your comment. Try again.');
    await expect(problem.first()).toBeVisible();
    if (isReloaded) {
      await page.reload();
      await card.getByRole('button', { name: /^Comment/ }).click();
      await expect(field).toHaveValue('Written in a tunnel.');
    }
    await send.click();
    await expect(field).toHaveValue('');
    const path = `interactions/${id}/comments`;
    const count = async () =>
      (await read<{ comments: unknown[] }>(quad, writer, path)).comments.length;
    expect(await count()).toBe(1);
    // The same words once more are another comment.
    await field.fill('Written in a tunnel.');
    await send.click();
    await expect.poll(count).toBe(2);
  });

  test(`a post whose response was lost is sent again ${after}, and stored once`, async ({
    quad,
    visit,
  }) => {
    const writer = await makePerson(quad, 'viaduct');
    const { page } = await visit();
    await signIn(page, writer);
    await loseFirstResponse(page, 'createTextPost');
    const field = page.getByPlaceholder('Share a finding, a question or a plan');
    const post = page.getByRole('button', { name: 'Post', exact: true });
    await field.fill('Posted on a viaduct.');
    await post.click();
    await expect(page.getByText('An unexpected error occurred.').first()).toBeVisible();
    if (isReloaded) {
      await page.reload();
      await expect(field).toHaveValue('Posted on a viaduct.');
    }
    await post.click();
    await expect(field).toHaveValue('');
    const { posts } = await read<{ posts: unknown[] }>(quad, writer, `posts/?user_id=${writer.id}`);
    expect(posts).toHaveLength(1);
  });

  test(`a message whose echo was lost is sent again ${after}, and stored once`, async ({
    quad,
    visit,
  }) => {
    const [writer, friend] = [await makePerson(quad, 'rail'), await makePerson(quad, 'platform')];
    await pair(quad, writer, friend);
    const { page } = await visit();
    let isCut = false;
    await page.routeWebSocket(/\/chat\/ws\//, (socket) => {
      const line = socket.connectToServer();
      line.onMessage((message) => {
        if (isCut || !String(message).includes('Sent at a signal')) return socket.send(message);
        isCut = true;
        void line.close();
        return void socket.close();
      });
    });
    await signIn(page, writer, '/dashboard/suggested-users');
    await page.getByRole('button', { name: `Message ${friend.username}` }).click();
    const field = page.getByRole('textbox', { name: /^Message / });
    await field.fill('Sent at a signal');
    await field.press('Enter');
    await expect.poll(() => isCut).toBe(true);
    if (isReloaded) {
      await page.reload();
      // Opens the window, unless it is open.
      await page.getByRole('button', { name: `Message ${friend.username}` }).click();
    }
    await expect(page.getByRole('log').getByText('Sent at a signal')).toHaveCount(1);
    await expect(page.getByRole('list', { name: 'Not sent' })).toHaveCount(0);
    const history = await read<{ content: string }[]>(
      quad,
      writer,
      `chat/chat/history/${friend.id}`,
    );
    expect(history.map(({ content }) => content)).toEqual(['Sent at a signal']);
  });
}
