import { makePost } from '../support/makePost';
import { makePerson } from '../support/people';
import { makePdf, makePicture } from '../support/postFiles';
import {
  expect,
  expectAccessible,
  takePicture,
  test,
  VIEWPORTS,
  type Theme,
  type Viewport,
} from '../support/quadTest';
import { signIn } from '../support/signIn';

const file = (name: string, data: Buffer, type: string) =>
  new File([new Uint8Array(data)], name, { type });

test(
  'the four kinds of card render in both themes and widths, without accessibility violations',
  { tag: '@looks' },
  async ({ quad, visit }) => {
    test.slow();
    const author = await makePerson(quad, 'yasmin');
    const picture = async (name: string, colour: string) =>
      file(name, await makePicture(1_600, 900, colour), 'image/png');
    const colours = ['#0e5a5a', '#7a3e73', '#1d5fbf', '#8a5200', '#a62639'];
    await makePost(quad, author, 'media', {
      content: 'Five plates from the rooftop telescope. #astronomy',
      media_file: await Promise.all(
        colours.map((colour, index) => picture(`${index}.png`, colour)),
      ),
    });
    await makePost(quad, author, 'media', {
      content: 'First light from the rooftop radio telescope.',
      media_file: await picture('light.png', '#8a5200'),
      media_alt: 'An ochre plane',
    });
    await makePost(quad, author, 'document', {
      content: 'Camera-ready of our survey. Comments welcome before Friday.',
      document_file: file('federated-health-survey.pdf', makePdf('Survey'), 'application/pdf'),
    });
    await makePost(quad, author, 'event', {
      event_title: 'Graduate Research Symposium',
      event_description: 'Posters, talks and tea.',
      event_date: '2031-03-05',
      event_time: '18:30',
      user_timezone: 'Asia/Dhaka',
      location: 'ECE Building, Room 204',
    });
    await makePost(quad, author, 'text', {
      content: 'Our reading group meets on attention sinks this week. arxiv.org/abs/2309.17453',
    });

    for (const viewport of ['desktop', 'phone'] as const satisfies readonly Viewport[])
      for (const theme of ['light', 'dark'] as const satisfies readonly Theme[]) {
        const { page, context } = await visit({ viewport, theme });
        await signIn(page, author);
        await page.setViewportSize({ width: VIEWPORTS[viewport].width, height: 3_000 });
        for (const word of ['Note', 'Event', 'Document', 'Media'])
          await expect(
            page.getByRole('article').getByText(word, { exact: true }).first(),
          ).toBeVisible();
        await page.getByRole('button', { name: 'Comment' }).first().click();
        await expect(page.getByRole('region', { name: 'Comments' })).toBeVisible();
        await expectAccessible(page);
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(width).toBeLessThanOrEqual(VIEWPORTS[viewport].width);
        await takePicture(page, `cards-${viewport}-${theme}`);
        await context.close();
      }
  },
);
