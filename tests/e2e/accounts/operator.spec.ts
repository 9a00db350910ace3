import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SCREENS, expectRendersWell } from '../support/looks';
import { makePerson } from '../support/people';
import { START_LIMIT_MS, startQuad } from '../support/servers/quadServer';
import { expect, test as base } from '../support/quadTest';
import { signIn } from '../support/signIn';
import { tabTo } from '../support/tabTo';

const NOTICE = 'Quad is down on Friday from 22:00 to 23:00, because the library moves its servers.';
const TERMS =
  '# House rules\n\nOne account each. See [privacy](/privacy).\n\n- Be kind.\n- Cite.\n';

/** A Quad whose operator has a name, an address, a notice and terms of their own. */
const test = base.extend({
  quad: [
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'quad-pages-'));
      await writeFile(join(folder, 'terms.md'), TERMS);
      const server = await startQuad({
        env: {
          OPERATOR_NAME: 'University of Dhaka',
          CONTACT_MAIL: 'help@du.example',
          CONTACT_URL: 'https://du.example/help',
          NOTICE,
          PAGES_DIR: folder,
        },
      });
      await use(server);
      await server.stop();
      await rm(folder, { recursive: true });
    },
    { scope: 'worker', timeout: START_LIMIT_MS },
  ],
});

for (const screen of SCREENS) {
  test(`a visitor reads who runs this Quad, their notice and their terms (${screen})`, async ({
    visit,
  }) => {
    const { page } = await visit({ viewport: screen });
    await page.goto('/contact');
    await expect(page.getByText('This Quad is run by University of Dhaka.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'help@du.example' })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: NOTICE })).toBeVisible();
    await expectRendersWell(page, 'operator-contact', screen);

    await page.goto('/terms');
    await expect(page.getByRole('heading', { name: 'House rules' })).toBeVisible();
    await expectRendersWell(page, 'operator-terms', screen);
    await page.getByRole('article').getByRole('link', { name: 'privacy' }).click();
    await expect(page.getByText(/^University of Dhaka runs this Quad/)).toBeVisible();
  });

  test(`a member dismisses the notice by keyboard, and it stays so (${screen})`, async ({
    visit,
    quad,
  }) => {
    const { page } = await visit({ viewport: screen });
    const person = await makePerson(quad, `noticed-${screen}`);
    await signIn(page, person);
    const notice = page.getByText(NOTICE);
    await expect(notice).toBeVisible();
    await expectRendersWell(page, 'operator-notice', screen);
    await tabTo(page, page.getByRole('button', { name: 'Dismiss notice' }));
    await page.keyboard.press('Enter');
    await expect(notice).toBeHidden();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await expect(notice).toBeHidden();
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(notice).toBeHidden();
  });
}

test(
  'a chat as tall as the window still fits below the notice',
  { tag: '@looks' },
  async ({ visit, quad }) => {
    const { page } = await visit({ viewport: 'phone' });
    const person = await makePerson(quad, 'chatting');
    await signIn(page, person);
    await page.goto('/dashboard/chat');
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await expectRendersWell(page, 'operator-chat', 'phone');
  },
);
