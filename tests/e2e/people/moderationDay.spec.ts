import type { Page } from '@playwright/test';
import type { BodyOf } from '#contract/defineCall';
import type { calls } from '#contract/calls/index';
import { makePost } from '../support/makePost';
import { test } from '../support/servers/moderatedQuad';
import { makePerson, type Person } from '../support/people';
import type { QuadServer } from '../support/servers/quadServer';
import { expect } from '../support/quadTest';
import { runQuad } from '../support/servers/runQuad';
import { signIn } from '../support/signIn';
import { tabTo } from '../support/tabTo';

const SPAM = 500;
const AT_ONCE = 10;

/** Calls the API as a person, with a body if there is one. */
const ask = (quad: QuadServer, { token }: Person, path: string, body?: object) =>
  fetch(`${quad.url}/api${path}`, {
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
  });

async function report(
  quad: QuadServer,
  reporter: Person,
  what: Pick<BodyOf<typeof calls.createReport>, 'kind' | 'id'>,
): Promise<number> {
  return (await ask(quad, reporter, '/reports', { ...what, reason: 'Spam' })).status;
}

/** The states of a person's reports, and their notifications of an answer. */
async function answersOf(quad: QuadServer, person: Person) {
  const mine = await ask(quad, person, '/reports/mine?limit=50');
  const { reports } = (await mine.json()) as { reports: { state: string }[] };
  const news = await ask(quad, person, '/notifications/?limit=50');
  const all = (await news.json()) as { type: string }[];
  const answers = all.filter(({ type }) => type === 'report_decided').length;
  return [...reports.map(({ state }) => state).sort(), answers];
}

const waiting = (page: Page, count: number) =>
  expect(
    page.getByText(
      count === 1 ? '1 report waits for a moderator.' : `${count} reports wait for a moderator.`,
    ),
  ).toBeVisible();

/** Decides the first report with the keyboard alone, until so many wait. */
async function decide(
  page: Page,
  { title, choice, left }: { title: string; choice: string; left: number },
): Promise<void> {
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
  const wanted = page.getByRole('radio', { name: new RegExp(`^${choice}`) });
  await page.keyboard.press('d');
  await expect(page.getByRole('radio', { name: /^No breach/ })).toBeFocused();
  await page.keyboard.press('Space');
  for (let moves = 0; moves < 4 && !(await wanted.isChecked()); moves += 1)
    await page.keyboard.press('ArrowDown');
  await expect(wanted).toBeChecked();
  await tabTo(page, page.getByRole('textbox', { name: /^Explanation/ }));
  await page.keyboard.type(`Decided: ${choice}.`);
  await page.keyboard.press('Control+Enter');
  await waiting(page, left);
}

test('a day of moderation: 20 reports with duplicates, an appeal, and a spammer with 500 posts', async ({
  quad,
  visit,
  moderated,
}) => {
  test.slow();
  const [first, second] = moderated.moderators;
  const rude = await makePerson(quad, 'rude');
  const honest = await makePerson(quad, 'honest');
  const spammer = await makePerson(quad, 'spammer');
  const reporters = [];
  for (const name of ['one', 'two', 'three', 'four']) reporters.push(await makePerson(quad, name));
  const [one, two, three, four] = reporters as [Person, Person, Person, Person];
  const write = (author: Person, content: string) => makePost(quad, author, 'text', { content });
  const insults = [await write(rude, 'You are slow.'), await write(rude, 'You are late.')];
  const facts = [await write(honest, 'The exam is on Monday.'), await write(honest, 'Room 12.')];
  const spam: number[] = [];
  for (let made = 0; made < SPAM; made += AT_ONCE)
    spam.push(
      ...(await Promise.all(
        Array.from({ length: AT_ONCE }, (_, nth) => write(spammer, `Buy notes ${made + nth}`)),
      )),
    );

  // Twenty reports. The same again is refused.
  const post = (id: number | undefined) => ({ kind: 'post' as const, id: id ?? 0 });
  const made = [
    ...insults.flatMap((id) => [one, two, three].map((by) => [by, post(id)] as const)),
    ...[three, four].map((by) => [by, post(facts[0])] as const),
    [four, post(facts[1])] as const,
    [four, { kind: 'person' as const, id: spammer.id }] as const,
    ...spam.slice(0, 6).map((id) => [one, post(id)] as const),
    ...spam.slice(0, 4).map((id) => [two, post(id)] as const),
  ];
  expect(made).toHaveLength(20);
  for (const [by, what] of made) expect(await report(quad, by, what)).toBe(201);
  expect(await report(quad, one, post(insults[0]))).toBe(409);

  // The first moderator works through the queue.
  const { page } = await visit();
  await signIn(page, first);
  await page.goto('/dashboard/moderation');
  await waiting(page, 20);
  const byRude = `Post by ${rude.username}`;
  await decide(page, { title: byRude, choice: 'Remove it', left: 17 });
  await decide(page, { title: byRude, choice: 'Warn the author', left: 14 });
  const byHonest = `Post by ${honest.username}`;
  await decide(page, { title: byHonest, choice: 'No breach', left: 13 });
  await decide(page, { title: byHonest, choice: 'No breach', left: 12 });
  await decide(page, { title: byHonest, choice: 'Warn the author', left: 11 });
  const profile = `Profile by ${spammer.username}`;
  await decide(page, { title: profile, choice: 'Suspend the author', left: 10 });
  const bySpammer = `Post by ${spammer.username}`;
  await decide(page, { title: bySpammer, choice: 'Remove it', left: 8 });
  expect((await ask(quad, spammer, '/auth/users/me/')).status).toBe(401);

  // The operator purges the spammer, which ends the reports that are left.
  const purged = await runQuad(quad, 'accounts', 'purge', spammer.username, '--yes', '--json');
  expect(JSON.parse(purged)).toMatchObject({ posts: SPAM - 1 });
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('Nothing waits for you')).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 60_000 });

  // Everyone who reported has one answer for each report: a job gives those of deleted posts.
  const acted = (count: number) => Array.from({ length: count }, () => 'acted');
  await expect.poll(() => answersOf(quad, one)).toEqual([...acted(8), 8]);
  await expect.poll(() => answersOf(quad, two)).toEqual([...acted(6), 6]);
  await expect.poll(() => answersOf(quad, three)).toEqual([...acted(2), 'no_breach', 3]);
  await expect.poll(() => answersOf(quad, four)).toEqual([...acted(2), 'no_breach', 3]);

  // The honest author appeals, and the other moderator agrees.
  const appealed = await visit();
  await signIn(appealed.page, honest);
  await appealed.page.goto('/dashboard/settings/reports');
  await tabTo(
    appealed.page,
    appealed.page.getByRole('button', { name: 'Appeal: A warning about your post' }),
  );
  await appealed.page.keyboard.press('Enter');
  await appealed.page.keyboard.type('It is the right room.');
  await tabTo(appealed.page, appealed.page.getByRole('button', { name: 'Send appeal' }));
  await appealed.page.keyboard.press('Enter');
  await expect(appealed.page.getByText('Your appeal waits for another moderator')).toBeVisible();
  const { page: others } = await visit();
  await signIn(others, second);
  await others.goto('/dashboard/moderation');
  await expect(others.getByText('It is the right room.')).toBeVisible();
  await others.keyboard.press('d');
  await expect(others.getByRole('radio', { name: /^Grant/ })).toBeFocused();
  await others.keyboard.press('Space');
  await tabTo(others, others.getByRole('button', { name: 'Decide the appeal' }));
  await others.keyboard.press('Enter');
  await expect(others.getByText('Nothing waits for you')).toBeVisible();
  await appealed.page.reload();
  await expect(appealed.page.getByText(/Your appeal was granted/)).toBeVisible();
});
