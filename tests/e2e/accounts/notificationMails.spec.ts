import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { expectAccessibleColours } from '../support/accessible';
import { addressOf } from '../support/calls';
import { call } from '../support/campus';
import { SCREENS, expectRendersWell } from '../support/looks';
import { makePost } from '../support/makePost';
import { makePerson, type Person } from '../support/people';
import { expect, SERVER_GONE, takePicture } from '../support/quadTest';
import { test } from '../support/servers/quadWithDatabase';
import { logIn } from '../support/signIn';

test.use({ expectedFaults: { patterns: SERVER_GONE } });

/** A time zone in which it is now between 8:00 and 9:00. */
function morningZone(): string {
  const hour = new Date().getUTCHours();
  const ahead = hour <= 20 ? 8 - hour : 32 - hour;
  return `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
}

async function mailsTo(dataDir: string, { email }: Person): Promise<Email[]> {
  const folder = join(dataDir, 'outbox');
  const names = (await readdir(folder)).filter((name) => /^[^.].*\.eml$/.test(name)).sort();
  const mails = await Promise.all(
    names.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))),
  );
  return mails.filter(({ to }) => to?.some(({ address }) => address === email));
}

for (const screen of SCREENS) {
  test(`by keyboard on a ${screen}: choose daily emails, get the digest, and end them`, async ({
    quad,
    visit,
    database,
  }) => {
    const nusrat = await makePerson(quad, `nusrat_${screen}`);
    const tanvir = await makePerson(quad, `tanvir_${screen}`);
    const { page } = await visit({ viewport: screen });
    await logIn(page, nusrat);
    await page.getByRole('button', { name: 'Me menu' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Settings' }).press('Enter');
    await page
      .getByRole('navigation', { name: 'Settings' })
      .getByRole('link', { name: 'Notifications' })
      .press('Enter');
    await expect(page).toHaveURL('/dashboard/settings/notifications');
    const likes = page.getByRole('combobox', { name: 'Likes, by email' });
    await expect(likes.locator('option:checked')).toHaveText('Weekly');
    // The settings are shown before they are saved.
    const saved = () =>
      page.waitForResponse(
        (response) =>
          response.request().method() === 'PUT' &&
          addressOf('saveNotificationSettings').test(response.url()),
      );
    const daily = saved();
    await likes.press('D');
    await expect(likes.locator('option:checked')).toHaveText('Daily');
    await daily;
    const shares = page.getByRole('switch', { name: 'Shares, in Quad' });
    const off = saved();
    await shares.press('Space');
    await expect(shares).not.toBeChecked();
    await off;
    await page.reload();
    await expect(likes.locator('option:checked')).toHaveText('Daily');
    await expect(shares).not.toBeChecked();
    // The browser has told where the digest's morning is.
    await expect(page.getByText('7:00 in the morning (Asia/Dhaka)')).toBeVisible();
    await expectRendersWell(page, 'notification-settings', screen);

    const content = 'Who is at the library tonight?';
    const postId = await makePost(quad, nusrat, 'text', { content });
    await call(quad, tanvir, 'interactions/like', { post_id: postId, comment_id: null });
    await database.run('UPDATE users SET timezone = $2 WHERE username = $1', [
      nusrat.username,
      morningZone(),
    ]);
    await database.run(
      `UPDATE notifications SET created_at = created_at - interval '1 day'
       WHERE user_id = (SELECT id FROM users WHERE username = $1)`,
      [nusrat.username],
    );
    // A starting server looks for digests at once.
    await quad.crash();
    await quad.restart();
    const digest = async () =>
      (await mailsTo(quad.dataDir, nusrat)).find(({ subject }) => subject?.includes('you missed'));
    await expect.poll(digest).toBeDefined();
    const { subject, text = '', html = '' } = (await digest()) ?? {};
    expect(subject).toBe('One thing you missed on Quad');
    expect(text).toContain(`${tanvir.username} liked your post “${content}”`);
    await page.route('**/digest.html', (route) =>
      route.fulfill({ body: html, contentType: 'text/html' }),
    );
    await page.goto('/digest.html');
    for (const theme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme: theme });
      await expectAccessibleColours(page);
      await takePicture(page, `digest-${screen}-${theme}`);
    }

    const link = /\/account\/unsubscribe\/\S+/.exec(text)?.[0] ?? '';
    await page.goto(link);
    const end = page.getByRole('button', { name: 'End these emails' });
    await expect(end).toBeVisible();
    await expectRendersWell(page, 'unsubscribe', screen);
    await end.press('Enter');
    await expect(
      page.getByRole('heading', { name: 'No more emails about notifications' }),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Open the settings' }).press('Enter');
    await expect(likes.locator('option:checked')).toHaveText('Never');
  });
}
