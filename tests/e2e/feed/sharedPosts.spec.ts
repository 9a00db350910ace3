import type { Page } from '@playwright/test';
import { announce, test } from '../support/events';
import { expectRendersWell } from '../support/looks';
import { makePost } from '../support/makePost';
import { makePerson, type Person } from '../support/people';
import { makePdf, makePicture } from '../support/postFiles';
import type { QuadServer } from '../support/servers/quadServer';
import { expect } from '../support/quadTest';
import { still } from '../support/still';

const png = async (colour: string) =>
  new File([new Uint8Array(await makePicture(800, 450, colour))], `${colour}.png`, {
    type: 'image/png',
  });
const pdf = () =>
  new File([new Uint8Array(makePdf('Seminar notes'))], 'seminar notes.pdf', {
    type: 'application/pdf',
  });

const callShare = (quad: QuadServer, { token }: Person, postId: number, method: string) =>
  fetch(`${quad.url}/api/interactions/${postId}/share/`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(method === 'POST' ? { body: JSON.stringify({ post_id: postId }) } : {}),
  });

/** Shares a post and returns the path of its public page. */
async function share(quad: QuadServer, person: Person, postId: number): Promise<string> {
  const { share_link } = (await (await callShare(quad, person, postId, 'POST')).json()) as {
    share_link: string;
  };
  return new URL(share_link).pathname;
}

/** The post and its header have the same edges, at every width with room beside the post. */
async function expectOneColumn(page: Page): Promise<void> {
  for (const width of [1440, 1000, 900]) {
    await page.setViewportSize({ width, height: 900 });
    // A page that was just resized may not be laid out yet.
    await expect(async () => {
      const logo = await still(page.getByRole('link', { name: 'Quad home page' }));
      const post = await still(page.getByRole('article'));
      expect(post.x).toBeCloseTo(logo.x, 0);
      const last = await still(page.getByRole('banner').getByRole('link', { name: 'Sign up' }));
      const join = await still(page.getByRole('region', { name: 'Quad' }));
      expect(join.x + join.width).toBeCloseTo(last.x + last.width, 0);
    }).toPass();
  }
}

const loadedWidths = (page: Page) =>
  page
    .getByRole('article')
    .getByRole('img')
    .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth));

test.describe('a shared post', () => {
  test(
    'is complete for readers without an account, for every kind of post, until sharing stops',
    { tag: '@journey' },
    async ({ quad, visit }) => {
      const author = await makePerson(quad, 'sharer');
      const post = (kind: 'text' | 'media' | 'document', fields: Parameters<typeof makePost>[3]) =>
        makePost(quad, author, kind, fields);
      const words = 'We measured the pond every morning this week. If you want the numbers, ask.';
      const noteId = await post('text', { content: words });
      const mediaId = await post('media', {
        content: 'Three views of the new lab',
        media_file: [await png('teal'), await png('olive'), await png('navy')],
        media_alt: ['A bench', 'A door', 'A window'],
      });
      const documentId = await post('document', {
        content: 'What we read',
        document_file: [pdf()],
      });
      const { postId: eventId } = await announce(quad, author, {
        title: 'Open lab afternoon',
        description: 'Tea, cake and a short tour.',
        days: 5,
        time: '15:30',
        location: 'Curzon Hall, third floor',
        image: await makePicture(960, 420, 'maroon'),
      });

      const { page } = await visit();
      const article = page.getByRole('article');
      const heading = page.getByRole('heading', { level: 1 });

      await page.goto(await share(quad, author, noteId));
      await expect(heading).toHaveText(`Note by ${author.username}`);
      await expect(page.getByText(words)).toHaveCount(1);
      const account = page.getByRole('navigation', { name: 'Account' });
      await expect(account.getByRole('link', { name: 'Log in' })).toBeVisible();
      await expect(account.getByRole('link', { name: 'Sign up' })).toBeVisible();
      await expectOneColumn(page);

      await page.goto(await share(quad, author, mediaId));
      await expect(heading).toHaveText(`Media by ${author.username}`);
      await expect(page.getByText('Three views of the new lab')).toHaveCount(1);
      await expect(article.getByRole('button', { name: /^Open picture/ })).toHaveCount(3);
      await expect.poll(async () => (await loadedWidths(page)).filter(Boolean).length).toBe(3);
      await expectRendersWell(page, 'shared-media', 'desktop');

      await page.goto(await share(quad, author, documentId));
      const download = article.getByRole('link', { name: 'Download seminar notes.pdf' });
      await article.getByRole('button', { name: 'Preview of seminar notes.pdf' }).click();
      await expect(page.getByTitle('Preview of seminar notes.pdf')).toBeVisible();
      const [saved] = await Promise.all([page.waitForEvent('download'), download.click()]);
      expect(saved.suggestedFilename()).toBe('seminar notes.pdf');
      const file = new URL((await download.getAttribute('href')) ?? '', quad.url);
      expect((await fetch(file)).status).toBe(200);

      const eventPath = await share(quad, author, eventId);
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(eventPath);
      await expect(heading).toHaveText('Open lab afternoon');
      await expect(article.getByText(/^\d+\w\w \w+, \d{4} · 15:30 \(Asia\/Dhaka\)$/)).toBeVisible();
      await expect(article.getByText('Curzon Hall, third floor')).toBeVisible();
      await expect(page.getByText('Tea, cake and a short tour.')).toHaveCount(1);
      const [calendar] = await Promise.all([
        page.waitForEvent('download'),
        article.getByRole('link', { name: 'Add to calendar' }).click(),
      ]);
      expect(calendar.suggestedFilename()).toBe('Open-lab-afternoon.ics');
      await expectRendersWell(page, 'shared-event', 'phone');

      for (const id of [documentId, eventId]) await callShare(quad, author, id, 'DELETE');
      await page.goto(eventPath);
      await expect(page.getByText('Post not found or link is invalid.')).toBeVisible();
      expect((await fetch(file)).status).toBe(404);
    },
  );
});
