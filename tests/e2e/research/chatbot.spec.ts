import { encryptedPdf, garbledPdf, longPdf, scannedPdf } from '#server/testing/files/pdfs';
import { clinicsPdf, conversationIn, openChatbot, PAGES, uploadPdf } from '../support/chatbot';
import { addressOf, holdCall } from '../support/calls';
import { makePost } from '../support/makePost';
import { makePerson } from '../support/people';
import { expect, expectAccessible, test } from '../support/quadTest';
import { makePaper } from '../support/research';
import { signIn } from '../support/signIn';

test.slow();

const ACCURACY = 'What accuracy does the shared model reach on the held out clinics?';
const ANALYSED = /clinics/i;

test(
  'a PDF is analysed, a question answered, and its citation opens the page with the passage marked',
  { tag: '@journey' },
  async ({ quad, visit }) => {
    const { page } = await visit();
    await signIn(page, await makePerson(quad, 'reader'));
    const chat = await openChatbot(page);
    await expect(chat.log.getByText('Hi! How can I help you today?')).toBeVisible();
    const letGo = await holdCall(page, 'uploadChatbotPdf');
    await chat.choose(await clinicsPdf());
    await chat.send();
    await expect(chat.log.getByText('📄 AI Expert is analyzing your PDF...')).toBeVisible();
    await chat.ask('Too early');
    await expect(chat.field).toHaveValue('Too early');
    letGo();
    await expect(chat.log.getByText('📄 AI Expert is analyzing your PDF...')).toBeHidden();
    await expect(chat.log.getByText(ANALYSED).last()).toBeVisible();
    await chat.ask(ACCURACY);
    await expect(chat.log.getByText(/ninety one percent/).first()).toBeVisible();
    await expect(chat.log.locator('mark').first()).toBeVisible();
    await chat.log
      .getByRole('button', { name: /p\. 2$/ })
      .first()
      .click();
    await expect(chat.cited().getByRole('toolbar').getByRole('status')).toHaveText('2 of 3');
    await expect(chat.cited().locator('mark').first()).toBeVisible();
    const marked = async () => (await chat.cited().locator('mark').allTextContents()).join(' ');
    await expect.poll(marked).toContain('ninety one percent');
    await page.keyboard.press('ArrowRight');
    await expect(chat.cited().getByRole('toolbar').getByRole('status')).toHaveText('3 of 3');
    await page.keyboard.press('Escape');
    await expect(chat.cited()).toBeHidden();
    await expect(chat.place).toBeVisible();
  },
);

test('the 51st document names the one that it replaces', async ({ quad, visit }) => {
  const reader = await makePerson(quad, 'collector');
  for (let number = 1; number <= 50; number += 1) await uploadPdf(quad, reader, number);
  const { page } = await visit();
  await signIn(page, reader);
  const chat = await openChatbot(page);
  await chat.choose(await clinicsPdf());
  await chat.send();
  await expect(
    chat.log.getByText('To make room, I deleted “Volume 1”, which you hadn’t used'),
  ).toBeVisible();
  await expectAccessible(page);
});

test('a question that the paper does not answer is reported as such', async ({ quad, visit }) => {
  const { page } = await visit();
  await signIn(page, await makePerson(quad, 'reader'));
  const chat = await openChatbot(page);
  await chat.choose(await clinicsPdf());
  await chat.field.fill('Which telescope observed the comet in Chile?');
  await chat.send();
  await expect(chat.log.getByText('Which telescope observed the comet in Chile?')).toBeVisible();
  await expect(chat.log.getByText('Not in this document')).toBeVisible();
});

test('a file of another kind is refused with a reason, and file and text are restored', async ({
  quad,
  visit,
}) => {
  const { page } = await visit();
  await signIn(page, await makePerson(quad, 'reader'));
  const chat = await openChatbot(page);
  const buffer = Buffer.from('no PDF at all');
  await chat.choose({ name: 'notes.pdf', mimeType: 'application/pdf', buffer });
  await chat.field.fill('What is new?');
  await chat.send();
  await expect(chat.log.getByText('Sorry! Token limit for uploading file exceeded')).toBeVisible();
  await expect(chat.log.getByText(/Please choose a PDF/)).toBeVisible();
  await expect(chat.field).toHaveValue('What is new?');
  await expect(chat.place.getByRole('button', { name: 'Remove notes.pdf' })).toBeVisible();
});

for (const [what, makePdf, cause] of [
  ['behind a password', encryptedPdf, /protected by a password/],
  ['damaged', garbledPdf, /damaged/],
  ['scanned, without text', scannedPdf, /scan/],
  ['of more pages than are read', () => longPdf(301), /more than 300 pages/],
] as const) {
  test(`a PDF ${what} is refused with a reason, and can be removed again`, async ({
    quad,
    visit,
  }) => {
    const { page } = await visit();
    await signIn(page, await makePerson(quad, 'reader'));
    const chat = await openChatbot(page);
    const buffer = await makePdf();
    await chat.choose({ name: 'odd.pdf', mimeType: 'application/pdf', buffer });
    await chat.send();
    await expect(
      chat.log.getByText('Sorry! Token limit for uploading file exceeded'),
    ).toBeVisible();
    await expect(chat.log.getByText(cause)).toBeVisible();
    await chat.place.getByRole('button', { name: 'Remove odd.pdf' }).click();
    await chat.ask('What is Quad?');
    await expect(chat.log.getByText('What is Quad?')).toBeVisible();
  });
}

test('a PDF larger than is taken is not attached, with the reason', async ({ quad, visit }) => {
  const { page } = await visit();
  await signIn(page, await makePerson(quad, 'reader'));
  const chat = await openChatbot(page);
  const buffer = Buffer.alloc(20 * 2 ** 20 + 1, '%PDF-1.4 ');
  await chat.choose({ name: 'odd.pdf', mimeType: 'application/pdf', buffer });
  await expect(
    page.getByText('odd.pdf: File is larger than 20971520 bytes', { exact: true }),
  ).toBeVisible();
  await expect(chat.place.getByRole('button', { name: 'Remove odd.pdf' })).toHaveCount(0);
});

test('an unreachable chatbot loses nothing, and Retry asks again', async ({ quad, visit }) => {
  const { page } = await visit();
  await signIn(page, await makePerson(quad, 'reader'));
  const chat = await openChatbot(page);
  await page.route(addressOf('askChatbot'), (route) => route.abort());
  await chat.ask('How do I post a document?');
  await expect(chat.log.getByText('❌ Error: Unable to connect.')).toBeVisible();
  await expect(chat.log.getByText(/Check your connection/)).toBeVisible();
  await expect(chat.field).toHaveValue('How do I post a document?');
  await page.unroute(addressOf('askChatbot'));
  await chat.place.getByRole('button', { name: 'Retry' }).click();
  await expect(chat.log.getByText('❌ Error: Unable to connect.')).toBeHidden();
  await expect(chat.log.getByText('🤖 AI Expert is typing...')).toBeHidden();
  await expect(chat.field).toHaveValue('');
});

test('without a stored token the chatbot says so', async ({ quad, visit }) => {
  const { page } = await visit();
  await signIn(page, await makePerson(quad, 'reader'));
  const chat = await openChatbot(page);
  await page.evaluate(() => localStorage.removeItem('token'));
  await chat.ask('Why?');
  await expect(chat.log.getByText("⚠️ You're not logged in.")).toBeVisible();
  await expect(chat.field).toHaveValue('Why?');
});

test('a cleared chat can be restored, and after a reload only its owner sees it', async ({
  quad,
  visit,
}) => {
  const owner = await makePerson(quad, 'owner');
  const other = await makePerson(quad, 'other');
  const { page } = await visit();
  await signIn(page, owner);
  const chat = await openChatbot(page);
  await chat.ask('How do I post a document?');
  await expect(chat.log.getByText('🤖 AI Expert is typing...')).toBeHidden();
  const question = chat.log.getByText('How do I post a document?', { exact: true });
  await chat.place.getByRole('button', { name: 'Clear chat' }).click();
  await expect(question).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(question).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('chatMessages')))
    .toContain('How do I post a document?');
  await page.reload();
  await openChatbot(page);
  await expect(question).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login/);
  await signIn(page, other);
  await openChatbot(page);
  await expect(question).toBeHidden();
});

test('a paper and a document post can be opened in AskU, which is docked beside the page', async ({
  quad,
  visit,
}) => {
  const person = await makePerson(quad, 'reader');
  const { buffer } = await clinicsPdf();
  const file = new File([new Uint8Array(buffer)], 'clinics.pdf', { type: 'application/pdf' });
  await makePost(quad, person, 'document', {
    content: `By ${person.username}`,
    document_file: file,
  });
  const title = `Federated clinics of ${person.username}`;
  await makePaper(quad, person, { title, abstract: 'Clinics.', pages: PAGES });
  const { page } = await visit();
  await signIn(page, person);
  const post = page.getByRole('article').filter({ hasText: `By ${person.username}` });
  // The frame is measured with the feed in it, not while that is still loading.
  await expect(post).toBeVisible();
  const before = await page.locator('#content').boundingBox();
  await post.getByRole('button', { name: 'AskU' }).click();
  const panel = page.getByRole('complementary', { name: 'AskU' });
  const asku = conversationIn(page, panel);
  await expect(panel.getByRole('button', { name: 'Remove clinics.pdf' })).toBeVisible();
  const after = await page.locator('#content').boundingBox();
  expect((before?.width ?? 0) - (after?.width ?? 0)).toBeGreaterThan(380);
  await asku.ask(ACCURACY);
  await expect(asku.log.getByRole('button', { name: 'p. 2' }).first()).toBeVisible();
  await page.goto(`/dashboard/research/search?q=${encodeURIComponent(title)}`);
  const paper = page.getByRole('article').filter({ hasText: person.username });
  await paper.getByRole('button', { name: 'AskU' }).click();
  await expect(panel.getByRole('button', { name: `Remove ${title}` })).toBeVisible();
  await panel.getByRole('button', { name: `Remove ${title}` }).click();
  await expect(panel.getByRole('button', { name: `Remove ${title}` })).toBeHidden();
  await panel.getByRole('button', { name: 'Close AskU' }).click();
  await expect(panel).toBeHidden();
});

test('on a phone AskU covers the page', async ({ quad, visit }) => {
  const { page } = await visit({ viewport: 'phone' });
  await signIn(page, await makePerson(quad, 'reader'));
  await page.getByRole('banner').getByRole('button', { name: 'AskU' }).click();
  const panel = page.getByRole('complementary', { name: 'AskU' });
  await expect(panel).toBeVisible();
  await expect.poll(async () => (await panel.boundingBox())?.width).toBe(390);
  await expect.poll(async () => (await page.locator('#content').boundingBox())?.width).toBe(390);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
});

test(
  'formulas and tables of an answer are rendered within the security policy',
  { tag: '@journey' },
  async ({ quad, visit }) => {
    const { page } = await visit();
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => {
        document.documentElement.setAttribute('data-violated', violatedDirective);
      });
    });
    await signIn(page, await makePerson(quad, 'reader'));
    const chat = await openChatbot(page);
    const response = 'So $\\vec{F} = m\\vec{a}$:\n\n$$\\frac{1}{2}$$\n\n| law |\n| :-: |\n| $x$ |';
    await page.route(addressOf('askChatbot'), (route) => route.fulfill({ json: { response } }));
    await chat.ask('Which law holds?');
    await expect(chat.log.getByRole('math')).toHaveCount(3);
    await expect(chat.log.locator('math[display=block]')).toHaveCount(1);
    await expect(chat.log.getByRole('cell')).toBeVisible();
    await expect(chat.log.getByText('$', { exact: false })).toBeHidden();
    const arrow = chat.log.locator('[data-maths] svg').first();
    await expect.poll(async () => (await arrow.boundingBox())?.width).toBeGreaterThan(4);
    await expect(page.locator('html')).not.toHaveAttribute('data-violated', /./);
  },
);
