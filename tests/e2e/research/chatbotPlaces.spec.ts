import type { Locator, Page } from '@playwright/test';
import { conversationIn, openChatbot, PAGES } from '../support/chatbot';
import { announce, inHalfAnHour } from '../support/events';
import { makePost } from '../support/makePost';
import { makePerson } from '../support/people';
import { expect, takePicture, test } from '../support/quadTest';
import { makePaper } from '../support/research';
import { signIn } from '../support/signIn';
import { still } from '../support/still';

const panelOf = (page: Page) => page.getByRole('complementary', { name: 'AskU' });

async function expectWithin(page: Page, control: Locator): Promise<void> {
  // A panel that just opened, or a page that was resized, may not be laid out yet.
  await expect(async () => {
    const [box, panel] = [await still(control), await still(panelOf(page))];
    const edge = Math.min(page.viewportSize()?.width ?? 0, panel.x + panel.width);
    expect(box.x + box.width).toBeLessThanOrEqual(edge);
  }).toPass();
}

async function takeBoth(page: Page, name: string): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await takePicture(page, `${name}-${colorScheme}`);
  }
}

test('a long title keeps every control inside the panel, and a cited page opens beside it', async ({
  quad,
  visit,
}) => {
  test.slow();
  const person = await makePerson(quad, 'reader');
  const title = `Coarse-grained simulation of clinics by ${person.username} `.padEnd(80, 'x');
  await makePaper(quad, person, { title, pages: PAGES });
  const { page } = await visit();
  await signIn(page, person, `/dashboard/research/search?q=${encodeURIComponent(title)}`);
  await page.getByRole('article').first().getByRole('button', { name: 'AskU' }).click();
  const remove = panelOf(page).getByRole('button', { name: `Remove ${title}` });
  await expect(remove).toBeVisible();
  const questions = panelOf(page).getByRole('list', { name: 'Suggested questions' });
  await expect(questions).toBeInViewport();
  await takeBoth(page, 'asku-analysed-desktop');
  await expectWithin(page, remove);
  await expectWithin(page, panelOf(page).getByRole('combobox', { name: 'Answer from' }));

  const asku = conversationIn(page, panelOf(page));
  await asku.ask('What accuracy does the shared model reach on the held out clinics?');
  await expect(asku.log.getByText(/ninety one percent/)).toHaveCount(1);
  await asku.log.getByRole('button', { name: 'p. 2' }).last().click();
  await expect(asku.cited().locator('mark').first()).toBeVisible();
  await expect(panelOf(page)).toBeVisible();
  const pane = await asku.cited().boundingBox();
  const panel = await panelOf(page).boundingBox();
  expect((pane?.x ?? 0) + (pane?.width ?? 0)).toBeLessThanOrEqual(panel?.x ?? 0);
  await takeBoth(page, 'asku-reading-desktop');
  await asku.ask('Which risk is the largest?');
  await expect(asku.log.getByText('Which risk is the largest?')).toBeVisible();
  await asku.cited().getByRole('button', { name: 'Close', exact: true }).click();
  await expect(asku.cited()).toBeHidden();

  await page.setViewportSize({ width: 390, height: 844 });
  await expectWithin(page, remove);
  await expectWithin(page, panelOf(page).getByRole('combobox', { name: 'Answer from' }));
  await takeBoth(page, 'asku-phone');
  await remove.click();
  await expect(remove).toBeHidden();
});

test('a question about events is answered with links, which survive a reload', async ({
  quad,
  visit,
}) => {
  const person = await makePerson(quad, 'reader');
  const title = `Evening of ${person.username}`;
  const { eventId } = await announce(quad, person, { title, ...inHalfAnHour() });
  const { page } = await visit();
  await signIn(page, person);
  const chat = await openChatbot(page);
  await expect(chat.log.getByRole('button', { name: 'What events are coming up?' })).toBeVisible();
  await chat.ask('hello');
  await expect(chat.log.getByText(/^Hi! I can explain Quad, find papers/)).toBeVisible();
  await chat.ask('What events are on this week?');
  const link = chat.log.getByRole('link', { name: title });
  await expect(link).toBeVisible();
  await takeBoth(page, 'chatbot-events-desktop');
  await page.reload();
  await openChatbot(page);
  await link.click();
  await expect(page).toHaveURL(`/dashboard/events/${eventId}`);
});

test('the launcher is hidden where it would cover content', async ({ quad, visit }) => {
  const person = await makePerson(quad, 'reader');
  // Enough posts to reach the end of the screen.
  for (let count = 0; count < 8; count += 1)
    await makePost(quad, person, 'text', { content: `Week ${count + 1} of the reading group` });
  const { page } = await visit();
  await signIn(page, person);
  const launcher = page.getByRole('button', { name: 'Chatbot', exact: true });
  await expect(launcher).toBeVisible();
  const asku = page.getByRole('banner').getByRole('button', { name: 'AskU' });
  await asku.click();
  await expect(launcher).toBeHidden();
  await asku.click();
  await expect(launcher).toBeVisible();
  await page.goto('/dashboard/settings/account');
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  await expect(launcher).toBeHidden();
  await page.setViewportSize({ width: 1300, height: 800 });
  await page.goto('/dashboard/posts');
  await expect(page.getByText('Week 8 of the reading group')).toBeVisible();
  await expect(page.locator('[aria-label="Chatbot"]:not([data-room])')).toBeHidden();
  await page.setViewportSize({ width: 1000, height: 800 });
  await expect(page.locator('[data-room]')).toHaveAttribute('data-room', 'taken');
  await expect(launcher).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(launcher).toBeHidden();
  await page.getByRole('banner').getByRole('button', { name: 'AskU' }).click();
  await expect(panelOf(page).getByRole('button', { name: 'Attach a PDF' })).toBeVisible();
});
