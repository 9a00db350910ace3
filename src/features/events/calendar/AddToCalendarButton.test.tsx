import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { startApiServer } from '#shared/testing/apiServer';
import { createFakePorts } from '#shared/testing/fakePorts';
import { adaStored, TOKEN } from '#shared/testing/people';
import { renderAt } from '#shared/testing/renderAt';
import { onCall } from '#shared/testing/onCall';
import { eventHandlers } from '../testing/eventServer';
import { AddToCalendarButton } from './AddToCalendarButton';
import { calendarFileName } from './calendarFileName';

const server = startApiServer(...eventHandlers);
const CALENDAR = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n';

async function openButton() {
  const saved: { name: string; blob: Blob }[] = [];
  const blobs = new Map<string, Blob>();
  URL.createObjectURL = (blob) => {
    const address = `blob:http://localhost/${blobs.size}`;
    blobs.set(address, blob as Blob);
    return address;
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    const blob = blobs.get(this.href);
    if (blob) saved.push({ name: this.download, blob });
  });
  const view = await renderAt(
    '/event',
    <AddToCalendarButton event={{ id: 31, title: 'Open Day: Café & Tea' }} />,
    { ports: createFakePorts(adaStored) },
  );
  return { ...view, saved };
}

test('downloads the calendar file with the token and saves it in the browser', async () => {
  let authorization: string | null = null;
  server.use(
    onCall(['downloadEvent', { id: 31 }], ({ request }) => {
      authorization = request.headers.get('authorization');
      return HttpResponse.text(CALENDAR, { headers: { 'content-type': 'text/calendar' } });
    }),
  );
  const { user, saved } = await openButton();
  await user.click(screen.getByRole('button', { name: 'Add to calendar' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(authorization).toBe(`Bearer ${TOKEN}`);
  expect(saved[0]?.name).toBe('open-day-cafe-tea.ics');
  expect(saved[0]?.blob.type).toBe('text/calendar;charset=utf-8');
  expect(saved[0]?.blob.size).toBe(CALENDAR.length);
});

test.each([
  ['refuses', () => HttpResponse.json({ detail: 'Gone.' }, { status: 404 })],
  ['is not reached', () => HttpResponse.error()],
])('says so when the server %s', async (_name, fail) => {
  server.use(onCall(['downloadEvent', { id: 31 }], fail));
  const { user, saved, store } = await openButton();
  await user.click(screen.getByRole('button', { name: 'Add to calendar' }));
  await waitFor(() =>
    expect(store.getState().toasts.items[0]?.text).toBe(
      'Couldn’t download the calendar file. Try again.',
    ),
  );
  expect(saved).toEqual([]);
});

test.each([
  ['Open Day', 'open-day.ics'],
  ['উন্মুক্ত দিবস', 'event-31.ics'],
  ['../../etc/passwd', 'etc-passwd.ics'],
  ['a'.repeat(80), `${'a'.repeat(60)}.ics`],
])('an event called %s is saved as %s', (title, name) => {
  expect(calendarFileName({ id: 31, title })).toBe(name);
});
