import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { onCall } from '#shared/testing/onCall';
import { startApiServer } from '#shared/testing/apiServer';
import { setClock } from '#shared/testing/setClock';
import {
  eventFormHandlers,
  fill,
  input,
  openEvent,
  post,
  received,
  resetEventForm,
  set,
} from '../../testing/eventForm';

const server = startApiServer(...eventFormHandlers);

// Lazy chunks, loaded first because that may exceed a test's timeout on a busy machine.
beforeAll(() => Promise.all([import('./EventPanel'), import('./eventSchema')]), 60_000);
beforeEach(resetEventForm);

describe('the time zone of an event', () => {
  it('offers zones by the names of today and of before, and says if there is none', async () => {
    const { user } = await openEvent();
    const offered = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
    for (const typed of ['Ho Chi Minh', 'saigon']) {
      await user.clear(input('Time zone'));
      await user.type(input('Time zone'), typed);
      expect(offered()).toEqual(['Asia/Ho_Chi_Minh']);
    }
    await user.clear(input('Time zone'));
    await user.type(input('Time zone'), 'Olympus');
    expect(offered()).toEqual([]);
    expect(screen.getByText('No time zone has this name. Try a large city nearby.')).toBeVisible();
  });

  it('sends the zone of a city that was typed and not chosen', async () => {
    const { user } = await openEvent();
    fill();
    set('Time zone', 'new york');
    expect(await screen.findByText(/^Starts on .* \(New York time\)/)).toBeVisible();
    await user.click(post());
    await waitFor(() => expect(received[0]?.get('user_timezone')).toBe('America/New_York'));
  });

  it('shows when the event starts in its zone and for the reader', async () => {
    await openEvent();
    fill();
    set('Time zone', 'Pacific/Kiritimati');
    expect(
      screen.getByText(/Starts on 11 March 2045 at 5:00 PM \(Kiritimati time\)/),
    ).toHaveTextContent(/in your time$/);
  });

  it('says that a start is in the past, also of a date alone, and asks before it posts it', async () => {
    setClock('2026-11-01T10:00:00Z');
    const { user } = await openEvent();
    fill();
    set('Date', '2026-11-02');
    expect(await screen.findByText(/^Starts on 2 November 2026/)).toBeVisible();
    expect(screen.queryByText(/in the past/)).not.toBeInTheDocument();
    set('Time', '');
    set('Date', '2026-11-01');
    expect(screen.queryByText(/in the past/)).not.toBeInTheDocument();
    set('Date', '2026-10-02');
    expect(await screen.findByText('This is in the past.')).toBeVisible();
    set('Time', '17:00');
    await user.click(post());
    const question = { name: 'This date is in the past. Create anyway?' };
    await screen.findByRole('alertdialog', question);
    await user.click(screen.getByRole('button', { name: 'Change the date' }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(received).toEqual([]);
    await user.click(post());
    await screen.findByRole('alertdialog', question);
    await user.click(screen.getByRole('button', { name: 'Create anyway' }));
    await waitFor(() => expect(received[0]?.get('event_date')).toBe('2026-10-02'));
  });

  it('does not ask about the same past start again after a failure', async () => {
    server.use(
      onCall('createEventPost', () => new HttpResponse(null, { status: 500 }), { once: true }),
    );
    const { user } = await openEvent();
    fill();
    set('Date', '2020-01-05');
    await user.click(post());
    await user.click(await screen.findByRole('button', { name: 'Create anyway' }));
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(received[0]?.get('event_date')).toBe('2020-01-05'));
  });

  it('explains a time that is skipped and one that occurs twice', async () => {
    await openEvent();
    set('Time zone', 'Europe/Berlin');
    set('Time', '02:30');
    set('Date', '2025-03-30');
    expect(
      screen.getByText(
        'Clocks in Berlin go forward on this day: 02:30 does not exist. The event will be moved forward to 03:30.',
      ),
    ).toBeVisible();
    set('Date', '2025-10-26');
    expect(
      screen.getByText(
        'Clocks in Berlin go back on this day, so 02:30 happens twice. We’ll use the first one.',
      ),
    ).toBeVisible();
  });
});
