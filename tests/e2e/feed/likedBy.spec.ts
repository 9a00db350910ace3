import { call } from '../support/campus';
import { makePost } from '../support/makePost';
import { makePerson, pair } from '../support/people';
import { expect, expectAccessible, takePicture, test } from '../support/quadTest';
import { signIn } from '../support/signIn';

for (const viewport of ['desktop', 'phone'] as const)
  test(
    `by keyboard on a ${viewport}: the number of likes opens the people, connections first`,
    { tag: viewport === 'desktop' ? '@journey' : [] },
    async ({ quad, visit }) => {
      const author = await makePerson(quad, 'author');
      const reader = await makePerson(quad, 'reader');
      const friend = await makePerson(quad, 'friend');
      const others = [await makePerson(quad, 'other'), await makePerson(quad, 'blocked')];
      await pair(quad, reader, friend);
      const postId = await makePost(quad, author, 'text', { content: 'Liked by many.' });
      for (const person of [friend, ...others])
        await call(quad, person, 'interactions/like', { post_id: postId });
      const [, blocked] = others;
      if (blocked) await call(quad, blocked, 'connections/block', { user_id: reader.id });

      const { page } = await visit({ viewport });
      await signIn(page, reader);
      const count = page
        .getByRole('article')
        .filter({ hasText: author.username })
        .getByRole('button', { name: '3 likes' });
      await count.focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Liked by' });
      // A person who blocked the reader is counted, but not listed.
      await expect(dialog.getByRole('listitem')).toContainText([
        friend.username,
        others[0]?.username ?? '',
      ]);
      await expect(dialog.getByRole('listitem')).toHaveCount(2);
      for (const theme of ['dark', 'light'] as const) {
        await page.emulateMedia({ colorScheme: theme });
        await expectAccessible(page);
        await takePicture(page, `liked-by-${viewport}-${theme}`);
      }
      await page.keyboard.press('Escape');
      await expect(count).toBeFocused();
      await page.keyboard.press('Enter');
      await dialog.getByRole('link', { name: friend.username }).focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`/dashboard/${friend.username}/about$`));
      await expect(dialog).toBeHidden();
    },
  );
