import type { Locator, Page } from '@playwright/test';
import { addressOf, holdCall } from '../support/calls';
import { makePerson, pair, type Person } from '../support/people';
import { makePdf, makePicture } from '../support/postFiles';
import type { QuadServer } from '../support/servers/quadServer';
import {
  expect,
  expectAccessible,
  SERVER_GONE,
  takePicture,
  test,
  type Visitor,
} from '../support/quadTest';
import { signIn } from '../support/signIn';
import { storedFiles } from '../support/storedFiles';

const UPLOAD = addressOf('uploadChatFile');

const log = (page: Page) => page.getByRole('log');
const outbox = (page: Page) => page.getByRole('list', { name: 'Not sent' });
const field = (page: Page) => page.getByRole('textbox', { name: /^Message / });
const bubble = (page: Page, text: string): Locator => log(page).getByText(text, { exact: true });

async function say(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await field(page).press('Enter');
}

async function openChat(page: Page, other: Person): Promise<void> {
  await page.goto('/dashboard/suggested-users');
  await page.getByRole('button', { name: `Message ${other.username}` }).click();
  await expect(log(page)).toBeVisible();
}

const attach = (page: Page, name: string, mimeType: string, buffer: Buffer) =>
  page.getByLabel('Files to send').setInputFiles({ name, mimeType, buffer });

/** Pastes a picture from the clipboard. */
async function pastePicture(page: Page, name: string, bytes: Buffer): Promise<void> {
  await field(page).evaluate(
    (target, [text, fileName]) => {
      const clipboardData = new DataTransfer();
      const content = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
      clipboardData.items.add(new File([content], fileName, { type: 'image/png' }));
      const options = { clipboardData, bubbles: true, cancelable: true };
      target.dispatchEvent(new ClipboardEvent('paste', options));
    },
    [bytes.toString('base64'), name] as const,
  );
}

interface Talk {
  nusrat: Person;
  tanvir: Person;
  a: Page;
  b: Page;
}

async function talk(
  quad: QuadServer,
  visit: (options?: object) => Promise<Visitor>,
  options: object = {},
): Promise<Talk> {
  const [nusrat, tanvir] = [await makePerson(quad, 'nusrat'), await makePerson(quad, 'tanvir')];
  await pair(quad, nusrat, tanvir);
  const [{ page: a }, { page: b }] = [await visit(options), await visit()];
  await signIn(a, nusrat);
  await signIn(b, tanvir);
  await openChat(a, tanvir);
  await openChat(b, nusrat);
  return { nusrat, tanvir, a, b };
}

test.describe('sending', () => {
  // Calls that are refused, cut or aborted below are logged in the console.
  test.use({
    expectedFaults: { patterns: SERVER_GONE },
  });

  test(
    'texts, links, pasted pictures and attached papers arrive, each once',
    { tag: '@journey' },
    async ({ quad, visit }) => {
      const { a, b } = await talk(quad, visit);
      await say(a, 'Good morning.');
      await say(a, 'https://arxiv.org/abs/1706.03762');
      await expect(bubble(b, 'Good morning.')).toHaveCount(1);
      await expect(
        log(b).getByRole('link', { name: 'https://arxiv.org/abs/1706.03762' }),
      ).toBeVisible();

      await pastePicture(a, 'roof.png', await makePicture(64, 48, 'teal'));
      await attach(a, 'needle.pdf', 'application/pdf', makePdf('Needles'));
      const chosen = a.getByRole('list', { name: 'Chosen files' });
      await expect(chosen.getByRole('listitem')).toHaveCount(2);
      await expectAccessible(a);
      const release = await holdCall(a, 'uploadChatFile');
      await say(a, 'The roof and the paper.');
      await expect(a.getByRole('progressbar', { name: 'Upload of roof.png' })).toBeVisible();
      await expect(outbox(a).getByText('Waiting to be sent')).toBeVisible();
      await expectAccessible(a);
      // A text does not wait for uploads.
      await say(a, 'One moment.');
      await expect(bubble(b, 'One moment.')).toBeVisible();
      release();
      await expect(bubble(b, 'The roof and the paper.')).toBeVisible();
      await expect(log(b).getByText('needle.pdf')).toBeVisible();
      await expect(log(b).getByRole('img')).not.toHaveCount(0);
      await expect(outbox(a)).toHaveCount(0);
      await expect(bubble(a, 'The roof and the paper.')).toHaveCount(1);
    },
  );

  test('a cancelled upload stays and can be retried; a file with a false type is refused', async ({
    quad,
    visit,
  }) => {
    const { a, b } = await talk(quad, visit);
    await a.route(UPLOAD, () => undefined);
    await attach(a, 'slow.pdf', 'application/pdf', makePdf('Slow'));
    await say(a, 'Here it is.');
    await a.getByRole('button', { name: 'Cancel the upload of slow.pdf' }).click();
    await expect(outbox(a).getByText('Not sent. You cancelled the upload.')).toBeVisible();
    await a.unroute(UPLOAD);
    await outbox(a).getByRole('button', { name: 'Retry' }).click();
    await expect(bubble(b, 'Here it is.')).toBeVisible();
    await expect(outbox(a)).toHaveCount(0);

    await attach(a, 'fake.pdf', 'application/pdf', Buffer.from('<html>no paper</html>'));
    await a.getByRole('button', { name: 'Send' }).click();
    await expect(outbox(a)).toContainText('Not sent. ');
    await expect(outbox(a)).toContainText('fake.pdf');
    await attach(a, 'notes.txt', 'text/plain', Buffer.from('notes'));
    await expect(
      a.getByText('File type must be one of .jpg, .jpeg, .png, .gif, .pdf, .docx'),
    ).toBeVisible();
    await expectAccessible(a);
    await outbox(a).getByRole('button', { name: 'Delete' }).click();
    await expect(outbox(a)).toHaveCount(0);
  });

  test('messages written without a connection wait, even over a reload, and are sent once', async ({
    quad,
    visit,
  }) => {
    const { a, b, tanvir } = await talk(quad, visit);
    await quad.crash();
    await expect(a.getByText('Reconnecting…', { exact: false })).toBeVisible();
    await say(a, 'First of three.');
    await say(a, 'Second of three.');
    await attach(a, 'third.pdf', 'application/pdf', makePdf('Third'));
    await say(a, 'Third of three.');
    await expect(outbox(a).getByText('Waiting for connection')).toHaveCount(3);
    await field(a).fill('A thought that is not finished');
    await expect
      .poll(() => a.evaluate(() => localStorage.getItem('quad_drafts')))
      .toContain('not finished');
    await quad.restart();
    await a.reload();
    await expect(a.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(log(b)).toContainText('Third of three.', { timeout: 45_000 });
    for (const text of ['First of three.', 'Second of three.', 'Third of three.'])
      await expect(bubble(b, text)).toHaveCount(1);
    const texts = (await log(b).innerText()).match(/(First|Second|Third) of three/g);
    expect(texts?.slice(0, 2)).toEqual(['First of three', 'Second of three']);
    await openChat(a, tanvir);
    await expect(field(a)).toHaveValue('A thought that is not finished');
    await expect(outbox(a)).toHaveCount(0);
    for (const text of ['First of three.', 'Second of three.', 'Third of three.'])
      await expect(bubble(a, text)).toHaveCount(1);
    await expect.poll(() => a.evaluate(() => localStorage.getItem('quad_outbox'))).toBeNull();
  });

  test('a server that restarts mid-conversation loses and duplicates nothing', async ({
    quad,
    visit,
  }) => {
    const { a, b } = await talk(quad, visit);
    const mine = [1, 2, 3, 4, 5, 6].map((number) => `Mine ${number}`);
    const theirs = [1, 2, 3, 4, 5, 6].map((number) => `Theirs ${number}`);
    for (const [index, text] of mine.entries()) {
      await say(a, text);
      await say(b, theirs[index] ?? '');
      if (index === 2) await quad.crash();
      if (index === 4) await quad.restart();
    }
    for (const page of [a, b]) {
      for (const text of [...mine, ...theirs])
        await expect(bubble(page, text)).toHaveCount(1, { timeout: 45_000 });
      await expect(outbox(page)).toHaveCount(0);
    }
    const order = async (page: Page) =>
      (await log(page).innerText()).match(/(Mine|Theirs) \d/g) ?? [];
    expect(await order(a)).toEqual(await order(b));
    expect((await order(a)).filter((text) => text.startsWith('Mine'))).toEqual(mine);
  });

  test(
    'two windows of one person always show the same messages',
    { tag: '@journey' },
    async ({ quad, visit }) => {
      const { a, b, nusrat, tanvir } = await talk(quad, visit);
      const second = await a.context().newPage();
      await openChat(second, tanvir);
      await say(a, 'From the first window.');
      await say(second, 'From the second window.');
      await say(b, `Hello ${nusrat.username}.`);
      for (const page of [a, second, b])
        for (const text of ['From the first window.', 'From the second window.'])
          await expect(bubble(page, text)).toHaveCount(1);
      await expect(bubble(second, `Hello ${nusrat.username}.`)).toHaveCount(1);
    },
  );

  test(
    'chosen files and the text survive a reload and a switch to another conversation',
    { tag: '@journey' },
    async ({ quad, visit }) => {
      const { a, tanvir } = await talk(quad, visit);
      await pastePicture(a, 'waiting.png', await makePicture(32, 32, 'plum'));
      await field(a).fill('Not yet sent');
      await expect
        .poll(() => a.evaluate(() => localStorage.getItem('quad_drafts')))
        .toContain('Not yet sent');
      await expect.poll(() => storedFiles(a, 'quad_chat_files')).toContain('"draft:');
      await a.reload();
      await openChat(a, tanvir);
      await expect(a.getByRole('list', { name: 'Chosen files' })).toContainText('waiting.png');
      await expect(field(a)).toHaveValue('Not yet sent');
    },
  );
});

for (const viewport of ['desktop', 'phone'] as const)
  for (const theme of ['light', 'dark'] as const)
    test(
      `the composer and the outbox render correctly on a ${viewport} in ${theme}`,
      { tag: '@looks' },
      async ({ quad, visit }) => {
        const { a } = await talk(quad, visit, { viewport, theme });
        await say(a, 'Should I send the paper?');
        await expect(bubble(a, 'Should I send the paper?')).toBeVisible();
        await a.route(UPLOAD, () => undefined);
        await attach(a, 'federated-learning.pdf', 'application/pdf', makePdf('Paper'));
        await say(a, 'Here it is, with the figures.');
        await expect(a.getByRole('progressbar')).toBeVisible();
        await pastePicture(a, 'roof.png', await makePicture(320, 240, 'teal'));
        await attach(a, 'notes.txt', 'text/plain', Buffer.from('notes'));
        await expect(a.getByRole('button', { name: 'Dismiss notes.txt' })).toBeVisible();
        await takePicture(a, `chatSend-upload-${viewport}-${theme}`);
        await a
          .getByRole('button', { name: 'Cancel the upload of federated-learning.pdf' })
          .click();
        await a.getByRole('button', { name: 'Dismiss notes.txt' }).click();
        await field(a).fill('a'.repeat(9_990));
        await takePicture(a, `chatSend-refused-${viewport}-${theme}`);
        await expectAccessible(a);
      },
    );
