import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import ICAL from 'ical.js';
import { unzip } from '#server/testing/files/unzip';
import { SCREENS, expectRendersWell } from '../support/looks';
import { newestMailTo } from '../support/mailbox';
import { makePost } from '../support/makePost';
import { makePerson } from '../support/people';
import { expect, expectAccessible, takePicture, test } from '../support/quadTest';
import { makeWork } from '../support/research';
import { signIn } from '../support/signIn';
import { tabTo } from '../support/tabTo';

const words = 'Mangroves drink salt <b>water</b>';

let folder: string;
test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quad-export-'));
});
test.afterEach(() => rm(folder, { recursive: true, force: true }));

for (const screen of SCREENS) {
  test(
    `by keyboard on a ${screen}: ask for a copy of one’s data, download it and read it`,
    { tag: screen === 'desktop' ? '@journey' : [] },
    async ({ quad, visit }) => {
      const person = await makePerson(quad, 'keeper');
      await makePost(quad, person, 'text', { content: words });
      await makePost(quad, person, 'event', {
        event_title: 'Tree talk',
        event_description: 'All are welcome.',
        event_date: '2199-12-31',
        event_time: '18:00',
      });
      await makeWork(quad, person, 'Salt in leaves');
      const { page } = await visit({ viewport: screen });
      await signIn(page, person, '/dashboard/settings/account');
      await tabTo(page, page.getByRole('link', { name: 'Your data' }));
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/dashboard/settings/data');
      const card = page.getByRole('region', { name: 'Download your data' });
      await tabTo(page, card.getByRole('button', { name: 'Request a copy' }));
      await page.keyboard.press('Enter');
      await expect(page.getByText('We’re collecting your data.').first()).toBeVisible();
      await expect(card.getByText('Ready')).toBeVisible();
      await expect.poll(() => newestMailTo(quad.dataDir, person.email)).toBe('Your data is ready');
      await expectRendersWell(page, 'data-export', screen);

      await tabTo(page, card.getByRole('link', { name: /^Download the copy of/ }));
      const downloading = page.waitForEvent('download');
      await page.keyboard.press('Enter');
      const download = await downloading;
      expect(download.suggestedFilename()).toMatch(
        new RegExp(`^quad-${person.username}-\\d{4}-\\d{2}-\\d{2}\\.zip$`),
      );
      const files = await unzip(await readFile(await download.path()));
      for (const [path, content] of files) {
        await mkdir(dirname(join(folder, path)), { recursive: true });
        await writeFile(join(folder, path), content);
      }
      const json = JSON.parse(files.get('quad.json')?.toString() ?? '') as {
        profile: { username: string }[];
        posts: { content: string; title: string | null }[];
      };
      expect(json.profile[0]?.username).toBe(person.username);
      expect(json.posts.map(({ content, title }) => title ?? content)).toEqual([
        words,
        'Tree talk',
      ]);
      const calendar = new ICAL.Component(
        ICAL.parse(files.get('events.ics')?.toString() ?? '') as unknown[],
      );
      expect(calendar.getAllSubcomponents('vevent')).toHaveLength(1);
      expect(files.get('works.bib')?.toString()).toMatch(/^@\w+\{[^]*title = \{Salt in leaves\}/);

      const { page: offline, context } = await visit({ viewport: screen });
      await context.setOffline(true);
      await offline.goto(pathToFileURL(join(folder, 'index.html')).href);
      await expect(offline.getByRole('heading', { level: 1 })).toHaveText(
        `Data of ${person.username} on Quad`,
      );
      await offline.getByRole('link', { name: 'Posts', exact: true }).press('Enter');
      await expect(offline.getByText(words, { exact: true })).toBeVisible();
      for (const theme of ['dark', 'light'] as const) {
        await offline.emulateMedia({ colorScheme: theme });
        await expectAccessible(offline);
        await takePicture(offline, `data-page-${screen}-${theme}`);
      }
      expect(
        await offline.evaluate(
          () => document.documentElement.scrollWidth <= document.documentElement.clientWidth,
        ),
      ).toBe(true);
    },
  );
}
