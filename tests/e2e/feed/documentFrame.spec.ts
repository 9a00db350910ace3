import { CHROMIUM_ARGS, completeChromium } from '../support/chromium';
import { makePost } from '../support/makePost';
import { makePerson } from '../support/people';
import { makePdf } from '../support/postFiles';
import { expect, takePicture, test } from '../support/quadTest';
import { signIn } from '../support/signIn';

// The headless browser has no viewer for PDFs.
test.use({
  launchOptions: { executablePath: completeChromium ?? '', args: CHROMIUM_ARGS },
});

test('a document shows it in a frame and downloads it under its name', async ({ quad, visit }) => {
  const author = await makePerson(quad, 'scribe');
  await makePost(quad, author, 'document', {
    content: 'Camera-ready of our survey.',
    document_file: [
      new File([new Uint8Array(makePdf('Federated health survey'))], 'federated survey.pdf', {
        type: 'application/pdf',
      }),
      new File(['One <b>two</b> three'], 'notes.txt', { type: 'text/plain' }),
    ],
  });
  const { page } = await visit();
  await signIn(page, author);
  const own = page.getByRole('article').filter({ hasText: 'Camera-ready of our survey.' });
  await own.getByRole('button', { name: 'Preview of federated survey.pdf' }).click();
  const frame = own.getByTitle('Preview of federated survey.pdf');
  await expect(frame).toBeVisible();
  expect((await frame.boundingBox())?.height).toBeGreaterThanOrEqual(496);
  // The browser's own viewer takes over the frame; a refused file would leave an error page there.
  await expect
    .poll(() => page.frames().some((inner) => inner.url().startsWith('chrome-extension://')))
    .toBe(true);
  await own.getByRole('button', { name: 'Preview of notes.txt' }).click();
  await expect(own.getByLabel('Text of notes.txt')).toHaveValue('One <b>two</b> three');
  const download = page.waitForEvent('download');
  await own.getByRole('link', { name: 'Download federated survey.pdf' }).click();
  expect((await download).suggestedFilename()).toBe('federated survey.pdf');
  await takePicture(page, 'document-preview');
});
