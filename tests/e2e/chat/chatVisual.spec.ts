import type { Page } from '@playwright/test';
import { addressOf } from '../support/calls';
import { openChatWriter } from '../support/chatWriter';
import { expectRendersWell, SCREENS } from '../support/looks';
import { makePerson, pair, type Person } from '../support/people';
import { makePicture } from '../support/postFiles';
import { expect, test } from '../support/quadTest';
import { signIn } from '../support/signIn';

const MINUTE_MS = 60_000;
const DAY = 1_440;

/** A conversation over two days with every kind of message; `ago` is in minutes. */
const lines = [
  { own: false, ago: DAY + 20, text: 'Did the stratified fit converge in the end?' },
  { own: false, ago: DAY + 19, text: 'The middle band looked odd to me.' },
  {
    own: true,
    ago: DAY + 9,
    text: 'It did, once I dropped the duplicate admissions. Calibration error in the middle band is real, not a join bug.',
  },
  { own: false, ago: 41, text: 'arxiv.org/abs/2309.17453', type: 'link' },
  { own: true, ago: 40, text: 'Reading it on the train. Section 4 is the part we need.' },
  { own: true, ago: 40, text: 'needle-test-notes.pdf', type: 'file', size: 319_488 },
  { own: false, ago: 22, text: 'calibration.png', type: 'image', size: 48_000 },
  { own: false, ago: 3, text: 'Could you resend Table 3 as a CSV?', unread: true },
];

/** Mocks the history with that conversation, relative to the current time. */
async function mockHistory(page: Page, reader: Person, writer: Person): Promise<void> {
  const picture = await makePicture(640, 480, '#7a3e73');
  await page.route(addressOf('readChatFile'), (route) =>
    route.fulfill({ body: picture, contentType: 'image/png' }),
  );
  await page.route(addressOf('readHistory'), (route) =>
    route.fulfill({
      json: lines.map(({ own, ago, text, type = 'text', size = null, unread = false }, index) => ({
        id: index + 1,
        sender_id: own ? reader.id : writer.id,
        receiver_id: own ? writer.id : reader.id,
        content: text,
        message_type: type,
        file_url: size === null ? null : `/api/chat/files/${text}?expires=4000000000&signature=a`,
        file_size: size,
        file_type: null,
        file_name: size === null ? null : text,
        timestamp: new Date(Date.now() - ago * MINUTE_MS).toISOString(),
        is_read: own ? ago > 30 : !unread,
        client_id: null,
      })),
    }),
  );
}

for (const screen of SCREENS) {
  test(
    `the chat is accessible and fits the screen: ${screen}`,
    { tag: '@looks' },
    async ({ quad, visit }) => {
      test.slow();
      const reader = await makePerson(quad, 'yasmin');
      const writer = await makePerson(quad, 'tanvir');
      const other = await makePerson(quad, 'nusrat');
      await pair(quad, reader, writer);
      await pair(quad, reader, other);
      const [pen, otherPen] = [
        await openChatWriter(quad, writer),
        await openChatWriter(quad, other),
      ];
      await otherPen.write(reader, 'Thursday works. Room 204?');
      await pen.write(reader, 'Could you resend Table 3 as a CSV?');
      const { page } = await visit({ viewport: screen });
      await signIn(page, reader);
      await mockHistory(page, reader, writer);
      const check = (picture: string) => expectRendersWell(page, picture, screen);

      await page.goto('/dashboard/chat');
      const row = page
        .getByRole('region', { name: 'Conversations' })
        .getByRole('button', { name: writer.username });
      await expect(row).toContainText('1 unread');
      await check('chat-list');
      await row.click();
      const log = page.getByRole('log');
      const picture = log.getByRole('img', { name: 'calibration.png' });
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
      pen.type(reader);
      await expect(page.getByText(`${writer.username} is typing`)).toBeVisible();
      await check('chat-thread');

      await log.getByRole('button', { name: 'Open picture calibration.png' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await check('chat-picture');
      await page.keyboard.press('Escape');

      await page.goto('/dashboard/suggested-users');
      for (const { username } of [other, writer])
        await page.getByRole('button', { name: `Message ${username}` }).dispatchEvent('click');
      const window = page.getByLabel(`Chat with ${writer.username}`, { exact: true });
      await expect(window.getByText('Could you resend Table 3 as a CSV?')).toBeInViewport();
      await check('chat-dock');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: /^Open chat with/ }).first()).toBeAttached();
      await check('chat-heads');

      await page.route(addressOf('listConversations'), (route) =>
        route.fulfill({ status: 500, json: { detail: '' } }),
      );
      await page.goto('/dashboard/chat');
      await expect(page.getByText('Couldn’t load your conversations.')).toBeVisible();
      await check('chat-failed');
      pen.close();
      otherPen.close();
    },
  );
}
