import { expect, type Page } from '@playwright/test';
import { paperPdf } from '#server/testing/files/pdfs';
import type { Person } from './people';
import type { QuadServer } from './servers/quadServer';

/** The text of the three pages of these tests' paper. */
export const PAGES = [
  'Clinics with intermittent links train a shared model without moving patient records. The study covers forty rural clinics over two years.',
  'The shared model reaches an accuracy of ninety one percent on the held out clinics. Personalisation closes most of the remaining gap.',
  'The largest risk is leakage through model updates. Differential privacy limits the leakage at a small cost in accuracy.',
];

/** The paper as an upload. */
export const clinicsPdf = async (name = 'federated-clinics.pdf') => ({
  name,
  mimeType: 'application/pdf',
  buffer: await paperPdf({ heading: 'Federated learning in rural clinics', pages: PAGES }),
});

/** Uploads a short PDF with the title `Volume 1`, `Volume 2` and so on through the API. */
export async function uploadPdf(
  quad: QuadServer,
  { token }: Person,
  number: number,
): Promise<void> {
  const title = `Volume ${number}`;
  const pdf = await paperPdf({ pages: [`The text of volume ${number}.`], info: { Title: title } });
  const body = new FormData();
  body.set('file', new Blob([new Uint8Array(pdf)], { type: 'application/pdf' }), `${title}.pdf`);
  const response = await fetch(`${quad.url}/api/chatbot/upload_pdf/`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body,
  });
  expect(response.status, await response.clone().text()).toBe(200);
}

/** Opens the chatbot's window. On a phone this is AskU, which covers both uses there. */
export async function openChatbot(page: Page) {
  const isPhone = (page.viewportSize()?.width ?? 0) < 860;
  const banner = page.getByRole('banner');
  await (
    isPhone
      ? banner.getByRole('button', { name: 'AskU' })
      : page.getByRole('button', { name: 'Chatbot', exact: true })
  ).click();
  const chatbot = isPhone
    ? page.getByRole('complementary', { name: 'AskU' })
    : page.getByRole('dialog', { name: 'AskU chatbot' });
  await expect(chatbot).toBeVisible();
  return conversationIn(page, chatbot);
}

type Place = ReturnType<Page['getByRole']>;

/** Returns the actions on the conversation in a window or panel. */
export function conversationIn(page: Page, place: Place) {
  const field = place.getByRole('textbox', { name: 'Your question' });
  const log = place.getByRole('log');
  return {
    place,
    field,
    log,
    choose: (file: Awaited<ReturnType<typeof clinicsPdf>>) =>
      place.locator('input[type=file]').setInputFiles(file),
    send: () => place.getByRole('button', { name: 'Send' }).click(),
    ask: async (question: string) => {
      await field.fill(question);
      await field.press('Enter');
    },
    cited: () => page.getByRole('dialog').filter({ has: page.getByRole('toolbar') }),
  };
}
