import { makePerson } from '../support/people';
import { expect, expectAccessible, test } from '../support/quadTest';
import { makePaper } from '../support/research';
import { signIn } from '../support/signIn';

test('a saved paper leaves the recommendations, and one by its author says so', async ({
  quad,
  visit,
}) => {
  const writer = await makePerson(quad, 'printer');
  const author = `Nusrat ${writer.username.replaceAll(/[^a-z]/gi, '')}`;
  const saved = `On pear wood of ${writer.username}`;
  const other = `Type metal of ${writer.username}`;
  await makePaper(quad, writer, { title: other, author });
  await makePaper(quad, writer, { title: saved, author });
  const { page } = await visit({ viewport: 'phone' });
  await signIn(page, await makePerson(quad, 'binder'), '/dashboard/research');

  const list = page.getByRole('list', { name: 'Recommended papers' });
  const paper = (title: string) => list.getByRole('article').filter({ hasText: title });
  await expect(paper(other)).toContainText('Shared by a member of your department');
  await paper(saved)
    .getByRole('button', { name: `Save ${saved}` })
    .click();
  await expect(
    paper(saved).getByRole('button', { name: `Saved: ${saved}. Note and tags` }),
  ).toBeVisible();

  await page.reload();
  const why = `By ${author}, an author of “${saved}”, which you saved`;
  await expect(list.getByRole('article').first()).toContainText(why);
  await expect(paper(other)).toContainText(why);
  await expect(list.getByRole('link', { name: saved })).toHaveCount(0);
  await expectAccessible(page);
});
