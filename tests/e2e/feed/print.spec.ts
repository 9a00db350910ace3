import type { Page } from '@playwright/test';
import { openPdf } from '#server/platform/pdf/openPdf';
import { conversationIn, PAGES } from '../support/chatbot';
import { join } from '../support/campus';
import { openChatWriter } from '../support/chatWriter';
import { announce, test } from '../support/events';
import { makePost } from '../support/makePost';
import { makePerson, pair } from '../support/people';
import { expect, takePicture } from '../support/quadTest';
import { makePaper } from '../support/research';
import { signIn } from '../support/signIn';

/** Prints the page as a browser does, and returns the text of each sheet. */
async function print(page: Page, name: string): Promise<string[]> {
  const path = test.info().outputPath(`${name}.pdf`);
  await page.pdf({ path, format: 'A4' });
  await page.emulateMedia({ media: 'print' });
  await takePicture(page, `print-${name}`);
  await page.emulateMedia({ media: null });
  const pdf = await openPdf(path);
  const sheets: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    const text = items.map((item) => ('str' in item ? item.str : '')).join(' ');
    sheets.push(text.replace(/\s+/g, ' ').trim());
  }
  await pdf.destroy();
  return sheets;
}

test(
  'a profile, an event and a text with an address are printed without their controls',
  { tag: '@looks' },
  async ({ quad, visit }) => {
    const [reader, friend] = [await makePerson(quad, 'reader'), await makePerson(quad, 'friend')];
    await join(quad, friend, 'University of Dhaka', 'Physics', ['Optics']);
    await makePost(quad, friend, 'text', { content: 'Read https://quad.example/paper first.' });
    const { eventId } = await announce(quad, friend, {
      title: 'Night of stars',
      days: 3,
      location: 'Science roof',
    });
    const { page } = await visit({ theme: 'dark' });
    await signIn(page, reader, `/dashboard/${friend.username}/about`);
    await expect(page.getByRole('article')).toHaveCount(2);

    const profile = await print(page, 'profile');
    expect(profile.at(-1)).not.toBe('');
    const text = profile.join(' ');
    for (const fact of [friend.username, 'University of Dhaka', 'Physics', 'Optics'])
      expect(text).toContain(fact);
    expect(text.match(/quad\.example/g)).toHaveLength(1);
    expect(text).not.toMatch(/Connect|See Details|Like|Comment|Share/);

    await page.goto(`/dashboard/events/${eventId}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const event = (await print(page, 'event')).join(' ');
    expect(event).toContain('Night of stars');
    expect(event).toContain('Science roof');
    expect(event).not.toMatch(/Interested|Add to calendar|Discussion/);
  },
);

test('printing doesn’t rebuild the page', { tag: '@looks' }, async ({ quad, visit }) => {
  const { page } = await visit();
  await signIn(page, await makePerson(quad, 'writer'));
  const field = page.getByRole('textbox', { name: 'Write a post' });
  await field.fill('Half a thought');
  await field.evaluate((element) => element.setAttribute('data-same', ''));
  await print(page, 'feed');
  await expect(field).toHaveAttribute('data-same');
});

test(
  'all loaded messages of a conversation are printed',
  { tag: '@looks' },
  async ({ quad, visit }) => {
    const [reader, friend] = [await makePerson(quad, 'reader'), await makePerson(quad, 'friend')];
    await pair(quad, reader, friend);
    const writer = await openChatWriter(quad, friend);
    const numbers = Array.from({ length: 45 }, (_none, index) => `Message number ${index + 1}.`);
    await writer.write(reader, ...numbers);
    writer.close();
    const { page } = await visit();
    await signIn(page, reader, '/dashboard/chat');
    await page.getByRole('button', { name: friend.username }).click();
    const last = page.getByRole('log').getByText('Message number 45.');
    await expect(last).toBeInViewport();
    await expect(page.getByRole('log').getByText('Message number 1.')).toHaveCount(0);

    const sheets = await print(page, 'conversation');
    const text = sheets.join(' ');
    expect(sheets[0]).toContain(friend.username);
    for (const message of numbers) expect(text).toContain(message);
    expect(text).not.toContain('Write a message');
    await expect(last).toBeInViewport();
  },
);

test(
  'AskU’s answers are printed with the pages they cite, without the page behind',
  { tag: '@looks' },
  async ({ quad, visit }) => {
    test.slow();
    const person = await makePerson(quad, 'reader');
    const title = `Federated clinics of ${person.username}`;
    await makePaper(quad, person, {
      title,
      abstract: 'An abstract behind the panel.',
      pages: PAGES,
    });
    const { page } = await visit();
    await signIn(page, person, `/dashboard/research/search?q=${encodeURIComponent(title)}`);
    await page.getByRole('article').first().getByRole('button', { name: 'AskU' }).click();
    const asku = conversationIn(page, page.getByRole('complementary', { name: 'AskU' }));
    // Until the paper has been read, questions stay in the field.
    await expect(asku.log.getByRole('list', { name: 'Suggested questions' })).toBeVisible();
    const question = 'What accuracy does the shared model reach on the held out clinics?';
    await asku.ask(question);
    await expect(asku.log.getByText(/ninety one percent/)).toHaveCount(1);

    const text = (await print(page, 'asku')).join(' ');
    expect(text).toContain(question);
    expect(text).toMatch(/ninety one percent.* p\. 2/);
    expect(text).not.toMatch(/An abstract behind the panel|Clear chat|Answer from/);
  },
);
