import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { paperPdf } from '#server/testing/files/pdfs';
import { makePost } from '../support/makePost';
import { makePerson } from '../support/people';
import { expect, expectAccessible, test } from '../support/quadTest';
import { askToJoin, makePaper, makeWork } from '../support/research';
import { signIn } from '../support/signIn';
import { storedFiles } from '../support/storedFiles';

const ABSTRACT =
  'We study how clinics with intermittent links can train a shared model without moving patient records, and measure the loss against a pooled model of the same size over three years.';

/** Reads the notifications of a page. */
async function readNews(page: Page) {
  await page.getByRole('button', { name: /Notifications$/ }).click();
  return page.getByRole('dialog', { name: 'Notifications' });
}

test(
  'a paper is uploaded with its own metadata, found by a word of its text, saved, cited, edited and deleted',
  { tag: '@journey' },
  async ({ quad, visit }) => {
    test.slow();
    const owner = await makePerson(quad, 'scholar');
    const { page, context } = await visit();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await signIn(page, owner);
    await page.getByRole('link', { name: 'Research', exact: true }).click();
    await expect(page).toHaveURL('/dashboard/research/search');
    await page.getByRole('link', { name: 'Upload Paper' }).click();
    await page.getByRole('textbox', { name: 'Research field' }).fill('Machine Learning');
    const buffer = await paperPdf({
      heading: 'Federated learning in rural health records',
      abstract: ABSTRACT,
      pages: ['The body of this paper.', 'Only the zincograph on this page.'],
      info: { Title: 'Federated learning in rural health records', Author: 'S. Rahman' },
    });
    const file = { name: 'federated.pdf', mimeType: 'application/pdf', buffer };
    await page.locator('input[type=file]').setInputFiles(file);
    const title = page.getByRole('textbox', { name: 'Title' });
    await expect(title).toHaveValue('Federated learning in rural health records');
    await expect(page.getByRole('textbox', { name: 'Author' })).toHaveValue(/Rahman/);
    await expect(page.getByRole('textbox', { name: 'Abstract' })).toHaveValue(/intermittent links/);

    // The form survives a reload.
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('quad_drafts')))
      .toContain('Machine Learning');
    await expect.poll(() => storedFiles(page, 'quad_paper_file')).not.toBe('');
    await page.reload();
    await expect(page.getByText('federated.pdf')).toBeVisible();
    await expect(title).toHaveValue('Federated learning in rural health records');
    await page.getByRole('button', { name: 'Upload', exact: true }).click();
    await expect(page.getByText('Paper uploaded successfully!').first()).toBeVisible();
    await expect(page).toHaveURL('/dashboard/research/search');

    await page
      .getByRole('searchbox')
      .or(page.getByRole('search').getByRole('textbox'))
      .last()
      .fill('zincograph');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL('/dashboard/research/search?q=zincograph');
    const paper = page.getByRole('article').filter({ hasText: 'Federated learning' });
    await expect(paper.locator('mark')).toHaveText('zincograph');
    await expect(paper.getByText('p. 2')).toBeVisible();
    await page.reload();
    await expect(paper).toBeVisible();

    // 150 characters of the abstract, and the rest on demand.
    await expect(paper).not.toContainText('over three years');
    await paper.getByRole('button', { name: 'Show more' }).click();
    await expect(paper).toContainText('over three years');

    const download = page.waitForEvent('download');
    await paper.getByRole('button', { name: /^Download/ }).click();
    const kept = await download;
    expect(kept.suggestedFilename()).toBe('federated.pdf');
    expect((await readFile(await kept.path())).equals(buffer)).toBe(true);

    const choose = async (item: string) => {
      await paper.getByRole('button', { name: /^More about/ }).click();
      await page.getByRole('menuitem', { name: item }).click();
    };
    await choose('Cite');
    const dialog = page.getByRole('dialog', { name: 'Cite this paper' });
    // A server's first citation waits until the styles are loaded.
    await expect(dialog.getByRole('region', { name: 'APA' })).toBeVisible();
    for (const style of ['APA', 'Chicago', 'IEEE', 'BibTeX', 'RIS'])
      await expect(dialog.getByRole('region', { name: style })).toContainText('Rahman');
    await expect(dialog.getByRole('link', { name: 'citeproc-js' })).toBeVisible();
    for (const [format, name, beginning] of [
      ['BibTeX', 'federated.bib', /^@article\{/],
      ['RIS', 'federated.ris', /^TY {2}- JOUR/],
    ] as const) {
      await dialog.getByRole('button', { name: `Copy ${format}` }).click();
      await expect(dialog.getByText(`${format} copied`)).toBeAttached();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toMatch(beginning);
      const saving = page.waitForEvent('download');
      await dialog.getByRole('button', { name: `Save ${format} as a file` }).click();
      const saved = await saving;
      expect(saved.suggestedFilename()).toBe(name);
      expect(await readFile(await saved.path(), 'utf8')).toBe(copied);
    }
    await page.keyboard.press('Escape');

    await choose('Who works on this?');
    await expect(page.getByRole('heading', { name: 'Who works on this?' })).toBeVisible();
    await page.keyboard.press('Escape');

    // The same file again: a warning with a link to the paper.
    await page.getByRole('link', { name: 'Upload Paper' }).click();
    await page.locator('input[type=file]').setInputFiles(file);
    await expect(page.getByText('This paper may already be on Quad:')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Upload anyway' })).toBeVisible();

    await page.goto('/dashboard/research/search?q=zincograph');
    await choose('Edit');
    await page.getByRole('dialog').getByRole('textbox', { name: 'Title' }).fill('Edited title');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const edited = page.getByRole('article').filter({ hasText: 'Edited title' });
    await expect(edited).toBeVisible();
    await edited.getByRole('button', { name: /^More about/ }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Delete paper' }).click();
    await expect(page.getByText('No papers found.')).toBeVisible();
  },
);

test(
  'two people find each other by current work: posted, requested, accepted, discussed',
  { tag: '@journey' },
  async ({ quad, visit }) => {
    test.slow();
    const owner = await makePerson(quad, 'owner');
    const asker = await makePerson(quad, 'asker');
    const { page: mine } = await visit();
    const { page: theirs } = await visit();
    await signIn(mine, owner, '/dashboard/research/post-research');
    await mine.getByRole('textbox', { name: 'Title' }).fill('Attention sinks');
    await mine.getByRole('textbox', { name: 'Research field' }).fill('Physics');
    await mine.getByRole('textbox', { name: 'Details' }).fill('Why does $e^{i\\pi}$ sink?');
    await mine.getByRole('button', { name: 'Post', exact: true }).click();
    await expect(mine.getByText('✅ Research posted successfully!').first()).toBeVisible();
    await expect(mine).toHaveURL('/dashboard/research/my_post_research_papers');
    await expect(mine.getByRole('article').locator('math')).toHaveCount(1);

    await signIn(theirs, asker, '/dashboard/research/recent-works');
    const work = theirs.getByRole('article').filter({ hasText: 'Attention sinks' });
    await work.getByRole('button', { name: /^Ask to collaborate/ }).click();
    await theirs.getByRole('button', { name: 'Send request' }).click();
    await expect(work.getByRole('button', { name: /^Request Sent/ })).toBeVisible();
    await expect(
      theirs.getByText('Collaboration request sent successfully!').first(),
    ).toBeVisible();

    // The badge updates without a reload.
    const tab = mine.getByRole('link', { name: /^Collab Requests/ });
    await expect(tab).toHaveAccessibleName('Collab Requests 1 pending request');
    await tab.click();
    await expect(mine.getByText('I would love to collaborate on this research.')).toBeVisible();
    await mine.getByRole('button', { name: `Message ${asker.username}` }).click();
    await expect(mine.getByText('Coming soon')).toBeVisible();
    await mine.getByRole('button', { name: `Accept ${asker.username}` }).click();
    await mine.getByRole('button', { name: `Open chat with ${asker.username}` }).click();
    await expect(mine.getByRole('region', { name: `Chat with ${asker.username}` })).toBeVisible();
    await expect(tab).toHaveAccessibleName('Collab Requests');
    await mine.getByRole('link', { name: 'Currently Working' }).click();
    await expect(
      mine.getByRole('region', { name: 'Working with you' }).getByText(asker.username),
    ).toBeVisible();
    await theirs.reload();
    const news = await readNews(theirs);
    await expect(news.getByText('accepted your collaboration request')).toBeVisible();
    await theirs.keyboard.press('Escape');
    await work.getByRole('button', { name: `Open chat with ${owner.username}` }).click();
    await expect(theirs.getByRole('region', { name: `Chat with ${owner.username}` })).toBeVisible();
  },
);

test('current work found in the search for people is shown first on its page, however old it is', async ({
  quad,
  visit,
}) => {
  const owner = await makePerson(quad, 'limnologist');
  const busy = await makePerson(quad, 'prolific');
  await makeWork(quad, owner, 'Limnology of small ponds');
  for (let number = 1; number <= 20; number += 1) await makeWork(quad, busy, `Later ${number}`);
  const reader = await makePerson(quad, 'curious');
  const { page } = await visit();
  await signIn(page, reader, '/dashboard/search-results?q=limnology');
  await page
    .getByRole('list', { name: `Why ${owner.username} was found` })
    .getByRole('link', { name: 'Limnology of small ponds' })
    .click();
  await expect(page).toHaveURL(/\/dashboard\/research\/recent-works\?work=\d+$/);
  const works = page.getByRole('list', { name: 'Other people’s current work' });
  const first = works.getByRole('listitem').first();
  await expect(first.getByRole('heading')).toHaveText('Limnology of small ponds');
  await expect(first).toBeFocused();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  await first.getByRole('button', { name: /^Ask to collaborate/ }).click();
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(first.getByRole('button', { name: /^Request Sent/ })).toBeVisible();
});

test("a declined request disappears and reads so to its sender, and the user's own profile counts pending ones", async ({
  quad,
  visit,
}) => {
  const owner = await makePerson(quad, 'busy');
  const asker = await makePerson(quad, 'hopeful');
  await makeWork(quad, owner, 'Privacy budgets');
  await askToJoin(quad, asker, 'Privacy budgets', 'I have data for 2019.');
  const { page } = await visit();
  await signIn(page, owner, `/dashboard/${owner.username}/about/research`);
  await page.getByRole('tab', { name: 'Collab Requests 1 pending request' }).click();
  await expect(page.getByText('I have data for 2019.')).toBeVisible();
  await page.getByRole('button', { name: `Decline ${asker.username}` }).click();
  await expect(page.getByText('No collaboration requests found.')).toBeVisible();
  const { page: theirs } = await visit();
  await signIn(theirs, asker);
  const news = await readNews(theirs);
  await expect(news.getByText('declined your collaboration request')).toBeVisible();
  await theirs.goto('/dashboard/research/recent-works');
  const work = theirs.getByRole('article').filter({ hasText: 'Privacy budgets' });
  await expect(work.getByRole('button', { name: 'Declined: Privacy budgets' })).toBeVisible();
});

test('formulas in papers and posts are rendered, and copied as their source', async ({
  quad,
  visit,
}) => {
  const owner = await makePerson(quad, 'gauss');
  await makePaper(quad, owner, {
    title: 'On $\\vec{F} = m\\vec{a}$',
    abstract: 'So $$\\sum_i x_i$$',
  });
  await makePost(quad, owner, 'text', { content: 'For \\(a^2 + b^2\\) pay $5 or $6.' });
  const { page, context } = await visit();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, owner);
  const post = page.getByRole('article').filter({ hasText: 'pay $5 or $6' });
  await expect(post.locator('math')).toHaveCount(1);
  await page.goto(`/dashboard/research/search?q=So`);
  const title = page.getByRole('article').getByRole('heading');
  await expect(title.locator('math')).toHaveCount(1);
  await title.evaluate((element) => window.getSelection()?.selectAllChildren(element));
  await page.keyboard.press('ControlOrMeta+C');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'On $\\vec{F} = m\\vec{a}$',
  );
});
