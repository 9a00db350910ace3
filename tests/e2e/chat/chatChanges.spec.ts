import type { Locator, Page } from '@playwright/test';
import { breakableLine } from '../support/servers/breakableLine';
import { openChatWriter } from '../support/chatWriter';
import { makePerson, pair, type Person } from '../support/people';
import type { QuadServer } from '../support/servers/quadServer';
import {
  expect,
  expectAccessible,
  SERVER_GONE,
  takePicture,
  test,
  type Visitor,
  type VisitorOptions,
} from '../support/quadTest';
import { signIn } from '../support/signIn';

// A connection that is cut below is logged in the console.
test.use({ expectedFaults: { patterns: [...SERVER_GONE, /WebSocket/] } });
const log = (page: Page) => page.getByRole('log');
const field = (page: Page) => page.getByRole('textbox', { name: /^Message / });
const editField = (page: Page) => page.getByRole('textbox', { name: 'Edit message' });
const bubble = (page: Page, text: string): Locator => log(page).getByText(text, { exact: true });
const options = (page: Page, text: string) =>
  log(page).getByRole('button', { name: `Options of “${text}”` });
const item = (page: Page, name: string) => page.getByRole('menuitem', { name });
const gone = (page: Page) => log(page).getByText('Message deleted', { exact: true });
const list = (page: Page) => page.getByRole('region', { name: 'Conversations' });

async function say(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await field(page).press('Enter');
  await expect(bubble(page, text)).toHaveCount(1);
}

/** Opens the conversation of two people on the chat page of each. */
async function talk(
  quad: QuadServer,
  visit: (options?: VisitorOptions) => Promise<Visitor>,
  options: VisitorOptions = {},
) {
  const [nusrat, tanvir] = [await makePerson(quad, 'nusrat'), await makePerson(quad, 'tanvir')];
  await pair(quad, nusrat, tanvir);
  const pen = await openChatWriter(quad, tanvir);
  await pen.write(nusrat, 'Shall we meet at the libary?');
  pen.close();
  const [hers, his] = [await visit(options), await visit()];
  const line = await breakableLine(hers.page);
  const open = async ({ page }: Visitor, owner: Person, other: Person) => {
    await signIn(page, owner, '/dashboard/chat');
    await list(page).getByRole('button', { name: other.username }).click();
    await expect(bubble(page, 'Shall we meet at the libary?')).toBeVisible();
  };
  await open(hers, nusrat, tanvir);
  await open(his, tanvir, nusrat);
  return { tanvir, a: hers.page, b: his.page, context: hers.context, line };
}

test('with the keyboard alone, a message is edited, replied to and deleted, and both see the same', async ({
  quad,
  visit,
}) => {
  const { a, b, tanvir } = await talk(quad, visit);
  await say(a, 'Yes, at thre.');
  await expect(bubble(b, 'Yes, at thre.')).toBeVisible();
  // The up key in an empty field edits the last message, and Escape returns the draft.
  await field(a).fill('A draft');
  await field(a).press('ArrowUp');
  await expect(editField(a)).toHaveCount(0);
  await field(a).fill('');
  await field(a).press('ArrowUp');
  await expect(editField(a)).toBeFocused();
  await expect(editField(a)).toHaveValue('Yes, at thre.');
  await a.keyboard.press('Escape');
  await expect(field(a)).toBeFocused();
  await a.keyboard.press('ArrowUp');
  await editField(a).fill('Yes, at three.');
  await expectAccessible(a);
  await takePicture(a, 'chat-edit');
  await a.keyboard.press('Enter');
  for (const page of [a, b]) {
    await expect(bubble(page, 'Yes, at three.')).toBeVisible();
    await expect(log(page).getByText(/^edited/)).toBeVisible();
    await expect(bubble(page, 'Yes, at thre.')).toHaveCount(0);
  }
  await expect(list(b)).toContainText('Yes, at three.');

  // From the field, the menus of the messages are one stop of Tab.
  await expect(field(a)).toBeFocused();
  for (let steps = 0; steps < 6; steps += 1) {
    await a.keyboard.press('Shift+Tab');
    if (await options(a, 'Yes, at three.').evaluate((each) => each === document.activeElement))
      break;
  }
  await expect(options(a, 'Yes, at three.')).toBeFocused();
  await a.keyboard.press('ArrowUp');
  await expect(options(a, 'Shall we meet at the libary?')).toBeFocused();
  await a.keyboard.press('Enter');
  await expect(item(a, 'Reply')).toBeFocused();
  await expect(item(a, 'Edit')).toHaveCount(0);
  await takePicture(a, 'chat-menu');
  await a.keyboard.press('Enter');
  await expect(field(a)).toBeFocused();
  await expect(a.getByText(`Reply to ${tanvir.username}`)).toBeVisible();
  await a.keyboard.type('At the library, you mean.');
  await a.keyboard.press('Enter');
  await expect(a.getByText(`Reply to ${tanvir.username}`, { exact: true })).toHaveCount(0);
  const quote = (page: Page) =>
    log(page).getByRole('button', { name: /In reply to .*Shall we meet/ });
  for (const page of [a, b]) await expect(quote(page)).toBeVisible();

  // The sender corrects the original, whose words the reply shows.
  await field(b).press('ArrowUp');
  await editField(b).fill('Shall we meet at the library?');
  await editField(b).press('Enter');
  for (const page of [a, b]) await expect(quote(page)).toContainText('at the library?');
  // The mark is short, so it is looked for from the start.
  await Promise.all([
    expect(log(b).locator('[data-target]')).toContainText('Shall we meet at the library?'),
    quote(b).click(),
  ]);

  await options(a, 'At the library, you mean.').focus();
  await a.keyboard.press('Enter');
  await a.keyboard.press('End');
  await expect(item(a, 'Delete')).toBeFocused();
  await a.keyboard.press('Enter');
  const question = a.getByRole('alertdialog', { name: 'Delete this message?' });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expectAccessible(a);
  await takePicture(a, 'chat-delete');
  await a.keyboard.press('Tab');
  await a.keyboard.press('Enter');
  for (const page of [a, b]) {
    await expect(gone(page)).toBeVisible();
    await expect(bubble(page, 'At the library, you mean.')).toHaveCount(0);
    await expect(list(page).getByText('Message deleted')).toBeVisible();
  }
  await a.reload();
  await list(a).getByRole('button', { name: tanvir.username }).click();
  await expect(gone(a)).toBeVisible();
  await expectAccessible(a);
  await takePicture(b, 'chat-changed');
});

for (const theme of ['light', 'dark'] as const)
  test(`by touch on a phone in ${theme}, a message is edited, replied to and deleted`, async ({
    quad,
    visit,
  }) => {
    const { a, b } = await talk(quad, visit, { viewport: 'phone', theme });
    await say(a, 'Good mornign');
    await expectAccessible(a);
    await options(a, 'Good mornign').tap();
    await expect(item(a, 'Edit')).toBeVisible();
    await takePicture(a, `chat-phone-menu-${theme}`);
    await item(a, 'Edit').tap();
    await editField(a).fill('Good morning');
    await takePicture(a, `chat-phone-edit-${theme}`);
    await a.getByRole('button', { name: 'Save' }).tap();
    await expect(bubble(b, 'Good morning')).toBeVisible();
    await options(a, 'Shall we meet at the libary?').tap();
    await item(a, 'Reply').tap();
    await field(a).fill('Yes');
    await expectAccessible(a);
    await takePicture(a, `chat-phone-reply-${theme}`);
    await a.getByRole('button', { name: 'Send' }).tap();
    await expect(log(b).getByRole('button', { name: /In reply to/ })).toBeVisible();
    await options(a, 'Good morning').tap();
    await item(a, 'Delete').tap();
    await a.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).tap();
    await expect(gone(b)).toBeVisible();
    await expect(gone(a)).toBeVisible();
    await takePicture(a, `chat-phone-changed-${theme}`);
  });

test(
  'an edit and a deletion made offline are shown at once, and sent after the reconnect',
  { tag: '@journey' },
  async ({ quad, visit }) => {
    const { a, b, line } = await talk(quad, visit);
    await say(a, 'One');
    await say(a, 'Two');
    await expect(bubble(b, 'Two')).toBeVisible();
    await line.cut();
    await expect(a.getByText('Reconnecting…', { exact: false })).toBeVisible();
    await field(a).fill('Three');
    await field(a).press('Enter');
    const unsent = a.getByRole('list', { name: 'Not sent' });
    await expect(unsent.getByText('Three')).toBeVisible();
    // An edit of an unsent message changes that message itself.
    await field(a).press('ArrowUp');
    await expect(editField(a)).toHaveValue('Three');
    await editField(a).fill('Three, edited');
    await editField(a).press('Enter');
    await expect(unsent.getByText('Three, edited')).toBeVisible();
    await options(a, 'Two').click();
    await item(a, 'Edit').click();
    await editField(a).fill('Two, edited');
    await editField(a).press('Enter');
    await expect(bubble(a, 'Two, edited')).toBeVisible();
    await options(a, 'One').click();
    await item(a, 'Delete').click();
    await a.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(gone(a)).toBeVisible();
    await expect(bubble(b, 'One')).toBeVisible();
    await takePicture(a, 'chat-offline-changes');
    await expect
      .poll(() => a.evaluate(() => localStorage.getItem('quad_outbox_changes')))
      .toContain('Two, edited');

    await line.mend();
    await expect(bubble(b, 'Two, edited')).toBeVisible();
    await expect(gone(b)).toBeVisible();
    await expect(bubble(b, 'Three, edited')).toHaveCount(1);
    await expect(bubble(b, 'One')).toHaveCount(0);
    await expect(unsent).toHaveCount(0);
    await expect
      .poll(() => a.evaluate(() => localStorage.getItem('quad_outbox_changes')))
      .toBeNull();
  },
);

test('changes left by a closed page are sent by the next one', async ({ quad, visit }) => {
  const { a, b, context, line } = await talk(quad, visit);
  await say(a, 'Before');
  await expect(bubble(b, 'Before')).toBeVisible();
  await line.cut();
  await expect(a.getByText('Reconnecting…', { exact: false })).toBeVisible();
  await field(a).press('ArrowUp');
  await editField(a).fill('After');
  await editField(a).press('Enter');
  await expect(bubble(a, 'After')).toBeVisible();
  await expect(bubble(b, 'Before')).toBeVisible();
  await a.close();
  const again = await context.newPage();
  await again.goto('/dashboard/chat');
  await expect(bubble(b, 'After')).toBeVisible();
});
