import sharp from 'sharp';
import { announce, dayOfEvents, goToMorning, sendRsvp, test } from '../support/events';
import { expectRendersWell, SCREENS } from '../support/looks';
import { makePerson } from '../support/people';
import { expect } from '../support/quadTest';
import { signIn } from '../support/signIn';

const COLOURS = ['#0e3f40', '#dce9e4', '#5b2c52', '#f3e9d9'];
let shown: { eventId: number; day: string } | undefined;

test.describe('the pages of events', () => {
  for (const screen of SCREENS) {
    test(
      `are accessible and fit the screen: ${screen}`,
      { tag: '@looks' },
      async ({ quad, visit }) => {
        // Eight pages are captured and checked for accessibility.
        test.slow();
        const reader = await makePerson(quad, 'reader');
        if (!shown) {
          const day = dayOfEvents();
          for (const [index, background] of COLOURS.entries()) {
            const image = await sharp({
              create: { width: 640, height: 360, channels: 3, background },
            })
              .png()
              .toBuffer();
            const { eventId } = await announce(quad, reader, {
              title: `Graduate Research Symposium ${index + 1}`,
              ...(index === 0 ? { day } : { days: 3 + index, zone: 'Europe/London' }),
              location: 'ECE Building, Room 204',
              description:
                'Two days of short talks by graduate students. Each talk is ten minutes with five for questions. Posters stay up in the lobby all week.',
              ...(index % 2 === 0 ? { image } : {}),
            });
            if (index === 1) shown = { eventId, day };
          }
          for (let number = 1; number <= 6; number += 1)
            await announce(quad, reader, { title: `Data Science Meetup ${number}`, days: 20 });
        }
        const { eventId = 0, day = '' } = shown ?? {};
        await sendRsvp(quad, reader, eventId, 'going');
        const { page } = await visit({ viewport: screen });
        await goToMorning(page, day);
        await signIn(page, reader);
        const check = (picture: string) => expectRendersWell(page, picture, screen);

        if (screen === 'desktop') {
          await expect(page.getByRole('link', { name: /^Graduate/ }).first()).toBeVisible();
          await check('events-widget');
        }
        await page.goto('/dashboard/Events');
        await expect(page.getByText('Today', { exact: true }).first()).toBeVisible();
        await expect(page.getByRole('heading', { name: 'Data Science Meetup 1' })).toBeVisible();
        await check('events');
        await page.goto(`/dashboard/events/${eventId}`);
        await expect(page.getByText('(Europe/London)')).toBeVisible();
        await expect(page.getByText(/people going/)).toBeVisible();
        await check('event');
        for (const tab of ['Discussion', 'More']) {
          await page.getByRole('tab', { name: tab }).click();
          await check(`event-${tab.toLowerCase()}`);
        }
        await page.getByRole('button', { name: 'Subscribe' }).click();
        await page.getByRole('button', { name: 'Create private link' }).click();
        await expect(page.getByRole('textbox', { name: 'Private link' })).toBeVisible();
        await check('event-subscribe');
        await page.goto('/dashboard/eventposts');
        await expect(page.getByRole('article').first()).toBeVisible();
        await check('event-posts');
        await page.goto('/dashboard/events/tomorrow');
        await expect(page.getByText('No event found!')).toBeVisible();
        await check('event-none');
      },
    );
  }
});
