import type { Page } from '@playwright/test';
import { openChatWriter } from '../support/chatWriter';
import { makePerson, pair, type Person } from '../support/people';
import type { QuadServer } from '../support/servers/quadServer';
import { expect, expectAccessible, takePicture, test } from '../support/quadTest';
import { logIn, signIn } from '../support/signIn';

async function makeCircle(quad: QuadServer, names: readonly string[]) {
  const reader = await makePerson(quad, 'yasmin');
  const others: Person[] = [];
  for (const name of names) {
    const other = await makePerson(quad, name);
    await pair(quad, reader, other);
    others.push(other);
  }
  return { reader, others };
}

const windows = (page: Page) => page.getByRole('region', { name: /^Chat with/ });
const heads = (page: Page) => page.getByRole('button', { name: /^Open chat with/ });
const message = (page: Page, { username }: Person) =>
  page.getByRole('button', { name: `Message ${username}` }).dispatchEvent('click');
const namesOf = (page: Page) =>
  windows(page).evaluateAll((all) =>
    all.map((each) => each.getAttribute('aria-label')?.replace('Chat with ', '')),
  );

async function boxesOf(page: Page) {
  const all = await windows(page).all();
  const boxes = await Promise.all(all.map((each) => each.boundingBox()));
  return boxes.map((box) => box ?? { x: 0, y: 0, width: 0, height: 0 });
}

for (const theme of ['light', 'dark'] as const)
  test(`three windows are open side by side, and older ones shrink to heads, at any screen width (${theme})`, async ({
    quad,
    visit,
  }) => {
    const { reader, others } = await makeCircle(quad, ['ada', 'grace', 'edsger', 'tony', 'barb']);
    const [ada, grace, edsger, tony, barb] = others.map(({ username }) => username);
    const { page } = await visit({ theme });
    await signIn(page, reader, '/dashboard/suggested-users');
    const [first] = others;
    if (!first) throw new Error('Nothing found.');
    await message(page, first);
    await expect(windows(page)).toHaveCount(1);
    await takePicture(page, `chat-dock-1-${theme}`);
    for (const other of others) await message(page, other);
    await expect(windows(page)).toHaveCount(3);
    await expect(heads(page)).toHaveCount(2);
    await expect.poll(() => namesOf(page)).toEqual([edsger, tony, barb]);
    const boxes = await boxesOf(page);
    expect(boxes.map(({ width, height }) => [width, height])).toEqual(boxes.map(() => [328, 440]));
    const [left, middle, right] = boxes;
    expect([middle?.x, right?.x]).toEqual([(left?.x ?? 0) + 340, (left?.x ?? 0) + 680]);
    expect((right?.x ?? 0) + 328).toBe(1_440 - 24);
    await takePicture(page, `chat-dock-5-${theme}`);
    await expectAccessible(page);

    await page.setViewportSize({ width: 1_200, height: 800 });
    await expect(windows(page)).toHaveCount(3);
    const launcher = await page
      .getByRole('button', { name: 'Chatbot', includeHidden: true })
      .boundingBox();
    for (const head of await heads(page).all())
      expect((await head.boundingBox())?.x).toBeGreaterThan(
        (launcher?.x ?? 0) + (launcher?.width ?? 0),
      );
    await page.setViewportSize({ width: 1_000, height: 800 });
    await expect(windows(page)).toHaveCount(1);
    await expect(heads(page)).toHaveCount(4);
    await page.setViewportSize({ width: 1_440, height: 900 });
    await expect(windows(page)).toHaveCount(3);

    await page.getByRole('banner').getByRole('button', { name: 'AskU' }).click();
    const panel = page.getByRole('complementary', { name: 'AskU' });
    await expect(panel).toBeVisible();
    await expect(windows(page)).toHaveCount(2);
    const edge = (await panel.boundingBox())?.x ?? 0;
    for (const { x, width } of await boxesOf(page)) {
      expect(x).toBeGreaterThan(0);
      expect(x + width).toBeLessThanOrEqual(edge);
    }
    await panel.getByRole('button', { name: 'Close AskU' }).click();
    await expect(windows(page)).toHaveCount(3);

    await page.getByRole('button', { name: `Open chat with ${ada}` }).click();
    await expect.poll(() => namesOf(page)).toEqual([ada, tony, barb]);
    await message(page, first);
    await expect.poll(() => namesOf(page)).toEqual([ada, tony, barb]);
    await page.getByRole('button', { name: `Minimise chat with ${tony}` }).click();
    await expect.poll(() => namesOf(page)).toEqual([ada, edsger, barb]);
    await page.getByRole('button', { name: `Close chat with ${barb}` }).click();
    await expect.poll(() => namesOf(page)).toEqual([ada, grace, edsger]);

    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/login');
    await logIn(page, reader);
    await expect(page.getByRole('complementary', { name: 'Chats' })).toHaveCount(0);
  });

test('the focused element and the end of the page scroll out from under an open window', async ({
  quad,
  visit,
}) => {
  const { reader, others } = await makeCircle(quad, ['ada', 'grace', 'tony', 'barb', 'alan']);
  const { page } = await visit();
  await signIn(page, reader, '/dashboard/suggested-users');
  await page.setViewportSize({ width: 1_440, height: 700 });
  const [first, last] = [others[0], others.at(-1)];
  if (!first || !last) throw new Error('Nothing found.');
  await message(page, first);
  await expect(windows(page)).toHaveCount(1);
  const top = (await boxesOf(page))[0]?.y ?? 0;
  const buttons = page.getByRole('main').getByRole('button', { name: /^Message / });
  for (const button of await buttons.all()) {
    await button.focus();
    const box = await button.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(top);
  }
  // The name in the heading links to the profile; the rest of the heading minimises the window.
  await windows(page).getByRole('link', { name: first.username }).click();
  await expect(page).toHaveURL(`/dashboard/${first.username}/about`);
  await expect(windows(page)).toHaveCount(1);
  await windows(page)
    .getByRole('heading')
    .click({ position: { x: 150, y: 10 } });
  await expect(windows(page)).toHaveCount(0);
  await expect(heads(page)).toHaveCount(1);
});

/** Mocks the visual viewport, which a test can shrink as an on-screen keyboard does. */
const fakeVisibleScreen = () => {
  const screen = { width: 390, height: 844, offsetTop: 0, offsetLeft: 0, scale: 1 };
  const visible = Object.assign(new EventTarget(), screen);
  Object.defineProperty(window, 'visualViewport', { configurable: true, get: () => visible });
};

const see = (page: Page, height: number, offsetTop: number) =>
  page.evaluate(
    (seen) => {
      Object.assign(window.visualViewport ?? {}, seen);
      window.visualViewport?.dispatchEvent(new Event('resize'));
    },
    { height, offsetTop },
  );

test('on a phone the field stays above the keyboard, and the last message above the field', async ({
  quad,
  visit,
}) => {
  const { reader, others } = await makeCircle(quad, ['tanvir']);
  const [writer] = others;
  if (!writer) throw new Error('Nothing found.');
  const pen = await openChatWriter(quad, writer);
  await pen.write(reader, ...Array.from({ length: 20 }, (_, index) => `Note ${index + 1}.`));
  pen.close();
  const { page } = await visit({ viewport: 'phone' });
  await page.addInitScript(fakeVisibleScreen);
  await signIn(page, reader);
  const field = page.getByRole('textbox', { name: `Message ${writer.username}` });
  const last = page.getByRole('log').getByText('Note 20.');
  const bottomOf = async () => {
    const box = await field.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  const check = async () => {
    await field.focus();
    await expect(last).toBeInViewport();
    // A browser that shrinks the page.
    await page.setViewportSize({ width: 390, height: 480 });
    await see(page, 480, 0);
    await expect.poll(bottomOf).toBeLessThanOrEqual(480);
    await expect(last).toBeInViewport();
    await page.setViewportSize({ width: 390, height: 844 });
    // A browser that covers the page with the keyboard.
    await see(page, 430, 10);
    await expect.poll(bottomOf).toBeLessThanOrEqual(440);
    const box = async () => (await last.boundingBox())?.y ?? 0;
    await expect.poll(box).toBeLessThan(await field.boundingBox().then((found) => found?.y ?? 0));
    await see(page, 844, 0);
    await expect.poll(bottomOf).toBeGreaterThan(700);
  };
  await page.goto('/dashboard/chat');
  await page.getByRole('button', { name: writer.username }).click();
  await check();
  await page.goto('/dashboard/suggested-users');
  await message(page, writer);
  await check();
});
