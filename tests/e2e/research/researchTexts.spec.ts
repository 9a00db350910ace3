import type { Page, Route } from '@playwright/test';
import { addressOf, holdCall } from '../support/calls';
import { makePerson } from '../support/people';
import { expect, test } from '../support/quadTest';
import { askToJoin, makePaper, makeWork } from '../support/research';
import { signIn } from '../support/signIn';

const refuse = (status: number, detail?: string) => (route: Route) =>
  route.fulfill({ status, json: detail === undefined ? {} : { detail } });
const fail = (page: Page, address: RegExp) => page.route(address, refuse(500));
const respondWithNothing = (page: Page, address: RegExp) =>
  page.route(address, (route) => route.fulfill({ json: [] }));

const lists = [
  {
    tab: 'search',
    call: addressOf('listRecommendedPapers'),
    empty: 'No papers available yet. Start searching or upload a new one.',
    failed: 'Failed to load papers.',
  },
  {
    tab: 'search?q=sinks',
    call: addressOf('searchPapers'),
    empty: 'No papers found.',
    failed: 'Error fetching papers. Please try again.',
  },
  {
    tab: 'recent-works',
    call: addressOf('listResearchOfOthers'),
    empty: 'No recent papers available.',
    failed: 'Error fetching recent papers.',
  },
  {
    tab: 'collab-requests',
    call: addressOf('listCollaborationRequests'),
    empty: 'No pending collaboration requests.',
    failed: 'Error fetching collaboration requests.',
  },
  {
    tab: 'my_post_research_papers',
    call: addressOf('listOwnResearch'),
    empty: 'No research papers found.',
    failed: 'Error fetching your research papers.',
  },
];

test('each list shows that it is empty, or that it failed to load', async ({ quad, visit }) => {
  test.slow();
  const { page } = await visit();
  await signIn(page, await makePerson(quad, 'reader'));
  for (const { tab, call, empty, failed } of lists) {
    await respondWithNothing(page, call);
    await page.goto(`/dashboard/research/${tab}`);
    await expect(page.getByText(empty)).toBeVisible();
    await page.unroute(call);
    await fail(page, call);
    await page.reload();
    await expect(page.getByText(failed)).toBeVisible();
    await page.unroute(call);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByText(failed)).toBeHidden();
  }
});

test('a search requires a keyword', async ({ quad, visit }) => {
  const { page } = await visit();
  await signIn(page, await makePerson(quad, 'seeker'), '/dashboard/research/papers');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByText('Please enter a keyword to search.')).toBeVisible();
});

test('a failed paper download is reported', async ({ quad, visit }) => {
  const reader = await makePerson(quad, 'fetcher');
  await makePaper(quad, reader, { title: 'Unreachable paper' });
  const { page } = await visit();
  await signIn(page, reader, '/dashboard/research/search?q=unreachable');
  await fail(page, addressOf('downloadPaper'));
  await page.getByRole('button', { name: 'Download Unreachable paper' }).click();
  await expect(page.getByText('Failed to download paper.').first()).toBeVisible();
});

test('an upload names missing values, files that are too large and failures', async ({
  quad,
  visit,
}) => {
  const { page } = await visit();
  await signIn(page, await makePerson(quad, 'uploader'), '/dashboard/research/upload');
  const send = page.getByRole('button', { name: 'Upload', exact: true });
  await send.click();
  await expect(page.getByText('Please fill all fields and select a file.')).toBeVisible();
  const files = page.locator('input[type=file]');
  const file = (bytes: number) => ({
    name: 'paper.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.alloc(bytes, 'x'),
  });
  await files.setInputFiles(file(5 * 2 ** 20 + 1));
  await expect(
    page.getByText('File size exceeds 5MB. Please select a smaller file.'),
  ).toBeVisible();
  await files.setInputFiles(file(1_000));
  await expect(page.getByText(/Please choose a PDF/)).toBeVisible();
  for (const name of ['Title', 'Author', 'Research field'])
    await page.getByRole('textbox', { name }).fill('Something');
  await send.click();
  await expect(page.getByText(/^Upload failed: .*Please choose a PDF/)).toBeVisible();
  await page.route(addressOf('uploadPaper'), refuse(502));
  await send.click();
  await expect(page.getByText('Upload failed: Unknown error')).toBeVisible();
  await page.unroute(addressOf('uploadPaper'));
  const letGo = await holdCall(page, 'uploadPaper');
  await send.click();
  await expect(page.getByRole('progressbar', { name: 'Upload of your paper' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('progressbar')).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Something');
  letGo();
});

test('current work names missing values and failures', async ({ quad, visit }) => {
  const { page } = await visit();
  await signIn(page, await makePerson(quad, 'poster'), '/dashboard/research/post-research');
  const post = page.getByRole('button', { name: 'Post', exact: true });
  await post.click();
  await expect(page.getByText('All fields are required.')).toBeVisible();
  for (const name of ['Title', 'Research field', 'Details'])
    await page.getByRole('textbox', { name }).fill('Something');
  await page.route(addressOf('postResearch'), refuse(500));
  await post.click();
  await expect(page.getByText('Error posting research. Please try again.')).toBeVisible();
  await page.unroute(addressOf('postResearch'));
  await page.route(addressOf('postResearch'), refuse(400, 'These details are too long.'));
  await post.click();
  await expect(page.getByText('These details are too long.')).toBeVisible();
});

test('a request and its response report failures', async ({ quad, visit }) => {
  const owner = await makePerson(quad, 'owner');
  const asker = await makePerson(quad, 'asker');
  await makeWork(quad, owner, 'Consent-aware telemetry');
  await makeWork(quad, asker, 'Calibration across ages');
  await askToJoin(quad, asker, 'Consent-aware telemetry', '');
  const { page } = await visit();
  await signIn(page, owner, '/dashboard/research/recent-works');
  const work = page.getByRole('article').filter({ hasText: 'Calibration across ages' });
  const ask = async () => {
    await work.getByRole('button', { name: /^Ask to collaborate/ }).click();
    await page.getByRole('button', { name: 'Send request' }).click();
  };
  await fail(page, addressOf('requestCollaboration'));
  await ask();
  await expect(page.getByText('Error requesting collaboration.')).toBeVisible();
  await page.route(addressOf('listResearchOfOthers'), async (route) => {
    const works = (await (await route.fetch()).json()) as object[];
    await route.fulfill({ json: works.map((each, index) => ({ ...each, id: `work-${index}` })) });
  });
  await page.reload();
  await ask();
  await expect(page.getByText('Invalid research paper ID.')).toBeVisible();

  await page.goto('/dashboard/research/collab-requests');
  await expect(page.getByText('I would love to collaborate on this research.')).toBeVisible();
  await fail(page, addressOf('acceptCollaboration', 'declineCollaboration'));
  await page.getByRole('button', { name: `Accept ${asker.username}` }).click();
  await expect(page.getByText('Failed to accept request. Please try again.')).toBeVisible();
  await page.getByRole('button', { name: `Decline ${asker.username}` }).click();
  await expect(page.getByText('Failed to decline request. Please try again.')).toBeVisible();
});

test('a profile shows that a user has no papers, or that they failed to load', async ({
  quad,
  visit,
}) => {
  const owner = await makePerson(quad, 'author');
  const { page } = await visit();
  await signIn(
    page,
    await makePerson(quad, 'onlooker'),
    `/dashboard/${owner.username}/about/research`,
  );
  await expect(page.getByText('No papers found.')).toBeVisible();
  await fail(page, addressOf('listPapersOfUser'));
  await page.reload();
  await expect(page.getByText('Failed to load user papers.')).toBeVisible();
});
