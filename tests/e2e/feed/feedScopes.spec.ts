import type { Page } from '@playwright/test';
import { expectRendersWell, SCREENS } from '../support/looks';
import { makePost } from '../support/makePost';
import { makePerson, pair } from '../support/people';
import { expect, test } from '../support/quadTest';
import { signIn } from '../support/signIn';
import { still } from '../support/still';
import { tabTo } from '../support/tabTo';

const chip = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const articles = (page: Page) => page.getByRole('article');
const pill = (page: Page) => page.getByRole('button', { name: /new posts?$/ });
/** The topmost post below the chips, and its place within a few pixels. */
const topPost = (page: Page) =>
  page.evaluate(() => {
    const shown = [...document.querySelectorAll('article')].filter((each) =>
      each.checkVisibility(),
    );
    const top = shown.find((each) => each.getBoundingClientRect().bottom > 130);
    return `${top?.dataset.postId} at ${Math.round((top?.getBoundingClientRect().top ?? 0) / 8)}`;
  });
const LONG = 'A long line about tides and sand. '.repeat(30);
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('quad_feed_scope'));

for (const screen of SCREENS)
  test(
    `the feed shows the posts of connections, a university or hashtags: ${screen}`,
    { tag: screen === 'desktop' ? '@journey' : [] },
    async ({ quad, visit }) => {
      test.slow();
      const reader = await makePerson(quad, 'reader');
      const friend = await makePerson(quad, 'friend');
      const stranger = await makePerson(quad, 'stranger');
      const tag = `scoped${reader.id}`;
      await pair(quad, reader, friend);
      for (let n = 1; n <= 4; n += 1)
        await makePost(quad, friend, 'text', { content: `Friendly note ${n}. ${LONG}` });
      await makePost(quad, stranger, 'text', { content: `Strange note about #${tag}. ${LONG}` });
      const { page } = await visit({ viewport: screen });
      await signIn(page, reader);
      const isPhone = screen === 'phone';
      const choose = async (name: string, key: string) => {
        // A page that is still loading doesn’t listen to keys yet.
        await expect(async () => {
          if (isPhone) await chip(page, name).tap();
          else await page.keyboard.press(key);
          await expect(chip(page, name)).toBeChecked({ timeout: 5_000 });
        }).toPass();
      };
      const own = (name: string) => articles(page).filter({ hasText: name });

      await expect(own(stranger.username)).toBeVisible();
      if (isPhone) {
        await chip(page, 'Connections').tap();
      } else {
        await tabTo(page, chip(page, 'Everyone'));
        await page.keyboard.press('ArrowRight');
      }
      await expect(chip(page, 'Connections')).toBeChecked();
      await expect(articles(page)).toHaveCount(4);
      await expect(own(stranger.username)).toBeHidden();
      await expectRendersWell(page, 'feed-connections', screen);

      // A view is where the reader left it, however far down.
      await page.evaluate(async () => {
        window.scrollTo(0, 900);
        // The posts that come into view get their heights with the next frame.
        for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      });
      await still(articles(page).last());
      const left = await topPost(page);
      await choose('University', '3');
      await expect(own(stranger.username)).toBeVisible();
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      await choose('Connections', '2');
      await expect.poll(() => topPost(page)).toBe(left);

      await page.reload();
      await expect(chip(page, 'Connections')).toBeChecked();
      await expect(articles(page)).toHaveCount(4);
      await expect.poll(() => stored(page)).toBe('connections');

      // A new post by a connection waits in its view while the page stays open.
      await makePost(quad, friend, 'text', { content: 'Friendly note 5.' });
      await expect(pill(page)).toHaveText('1 new post');
      await choose('Followed', '4');
      await expect(page.getByText('The posts with hashtags you follow appear here.')).toBeVisible();
      await expect(pill(page)).toBeHidden();
      await expectRendersWell(page, 'feed-followed-empty', screen);
      await choose('Connections', '2');
      await pill(page).press('Enter');
      await expect(articles(page)).toHaveCount(5);
      await expect(articles(page).nth(0)).toContainText('Friendly note 5.');

      // A hashtag is followed from its search results.
      await choose('Followed', '4');
      await page.getByRole('link', { name: 'Search for a hashtag' }).press('Enter');
      if (isPhone) await page.getByRole('button', { name: 'Search', exact: true }).click();
      await page.getByPlaceholder('Search posts...').fill(`#${tag}`);
      await page.keyboard.press('Enter');
      const follow = page.getByRole('button', { name: `Follow #${tag}`, exact: true });
      await expect(own(stranger.username)).toBeVisible();
      await expectRendersWell(page, 'feed-follow', screen);
      await tabTo(page, follow);
      await page.keyboard.press('Enter');
      const unfollow = page.getByRole('button', { name: `Unfollow #${tag}` });
      await expect(unfollow).toBeFocused();
      await page.goto('/dashboard/posts');
      await expect(chip(page, 'Followed')).toBeChecked();
      await expect(articles(page)).toHaveCount(1);
      await expect(articles(page)).toContainText(`Strange note about #${tag}.`);

      // The keyboard returns to the post that had the focus in a view.
      if (!isPhone) {
        await expect(async () => {
          await page.keyboard.press('j');
          await expect(articles(page)).toBeFocused({ timeout: 5_000 });
        }).toPass();
        await page.keyboard.press('1');
        await expect(chip(page, 'Everyone')).toBeFocused();
        await page.keyboard.press('4');
        await expect(articles(page)).toBeFocused();
      }
      await choose('Everyone', '1');
      // Stored by a timer, after the choice is shown.
      await expect.poll(() => stored(page)).toBe('everyone');
    },
  );
