import { makePerson, pair } from '../support/people';
import { expect, SERVER_GONE, test } from '../support/quadTest';
import { signIn } from '../support/signIn';

test.describe('a server that is killed', () => {
  // The cut sockets and calls are meant to fail, and the page may report them only in its console.
  test.use({
    expectedFaults: { patterns: SERVER_GONE },
  });

  test(
    'comes back with everything, sends pending messages, and the windows reconnect by themselves',
    { tag: '@journey' },
    async ({ quad, visit }) => {
      const [nusrat, tanvir] = [await makePerson(quad, 'nusrat'), await makePerson(quad, 'tanvir')];
      await pair(quad, nusrat, tanvir);
      const [{ page: a }, { page: b }] = [await visit(), await visit()];
      await signIn(a, nusrat);
      await signIn(b, tanvir);
      for (const [page, other] of [
        [a, tanvir],
        [b, nusrat],
      ] as const) {
        await page.goto('/dashboard/suggested-users');
        await page.getByRole('button', { name: `Message ${other.username}` }).click();
        await expect(page.getByRole('log')).toBeVisible();
      }
      const write = async (text: string) => {
        const field = a.getByRole('textbox', { name: `Message ${tanvir.username}` });
        await field.fill(text);
        await field.press('Enter');
      };
      await write('Before the crash.');
      await expect(b.getByRole('log')).toContainText('Before the crash.');

      await quad.crash();
      await expect(a.getByText('Reconnecting…', { exact: false })).toBeVisible();
      await write('Written while the server was away.');
      await expect(a.getByText('Written while the server was away.')).toBeVisible();
      await quad.restart();

      await expect(b.getByRole('log')).toContainText('Written while the server was away.', {
        timeout: 45_000,
      });
      await expect(a.getByRole('log').getByText('Written while the server was away.')).toHaveCount(
        1,
      );
      await expect(a.getByText('Reconnecting…', { exact: false })).toHaveCount(0);
      await a.reload();
      await expect(a.getByRole('navigation', { name: 'Main' })).toBeVisible();
    },
  );
});
