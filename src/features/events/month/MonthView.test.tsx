import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { startApiServer } from '#shared/testing/apiServer';
import { createFakePorts } from '#shared/testing/fakePorts';
import { onCall } from '#shared/testing/onCall';
import { adaStored } from '#shared/testing/people';
import { renderAt } from '#shared/testing/renderAt';
import { EDGES_OF_DAYS, setClock } from '#shared/testing/setClock';
import { eventHandlers, makeEvent } from '../testing/eventServer';
import { firstWeekdayOf } from './firstWeekdayOf';
import { addDays, addMonths, dayOf, startOf, weekEnd, weekStart, type Day } from './monthDays';
import { MonthView } from './MonthView';

let today: Day;
const at = (day: Day, hour: number) => {
  const moment = startOf(day);
  moment.setHours(hour);
  return moment.toISOString();
};
const asked: { since: string | null; until: string | null }[] = [];
const server = startApiServer(
  onCall('listEvents', ({ request }) => {
    const { searchParams } = new URL(request.url);
    asked.push({ since: searchParams.get('since'), until: searchParams.get('until') });
    return HttpResponse.json([
      makeEvent(1, { event_datetime: at(today, 10) }),
      makeEvent(2, { event_datetime: at(today, 12) }),
      makeEvent(3, { event_datetime: at(today, 15) }),
    ]);
  }),
  ...eventHandlers,
);
/** Lets the page be at a moment; the events are on its day. */
const goTo = (now: string) => {
  setClock(now);
  today = dayOf(Date.now());
};
beforeEach(() => {
  asked.length = 0;
  goTo('2027-06-16T12:00:00Z');
});
afterEach(() => jest.useRealTimers());

const nameOf = (day: Day) =>
  new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long' }).format(
    startOf(day),
  );
const open = async () => {
  const view = await renderAt('/month', <MonthView />, { ports: createFakePorts(adaStored) });
  await screen.findByRole('button', { name: `${nameOf(today)}, 3 events` });
  return view;
};
const cellOf = (day: Day) =>
  screen.getByRole('button', { name: new RegExp(`^${nameOf(day)}(,|$)`) });

test.each(EDGES_OF_DAYS)('a month shows its days with their events, at %s', async (now) => {
  goTo(now);
  await open();
  const grid = within(screen.getByRole('grid'));
  const cell = grid.getByRole('button', { name: `${nameOf(today)}, 3 events` });
  expect(cell).toHaveAttribute('aria-current', 'date');
  expect(cell).toHaveTextContent('Event 1Event 2+1 more');
  const [list] = screen.getAllByRole('region', { name: `Events on ${nameOf(today)}` });
  if (!list) throw new Error('The day has no list.');
  expect(
    within(list)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Event 1', 'Event 2', 'Event 3']);
  expect(asked).toHaveLength(1);
});

test.each(EDGES_OF_DAYS)(
  'arrow, Home, End and Page keys move through the days, at %s',
  async (now) => {
    goTo(now);
    const { user } = await open();
    await user.click(cellOf(today));
    let day = today;
    const firstWeekday = firstWeekdayOf(navigator.language);
    const steps: [string, (from: Day) => Day][] = [
      ['{Home}', (from) => weekStart(from, firstWeekday)],
      ['{End}', (from) => weekEnd(from, firstWeekday)],
      ['{ArrowLeft}', (from) => addDays(from, -1)],
      ['{ArrowDown}', (from) => addDays(from, 7)],
      ['{ArrowRight}', (from) => addDays(from, 1)],
      ['{ArrowUp}', (from) => addDays(from, -7)],
      ['{PageDown}', (from) => addMonths(from, 1)],
      ['{PageUp}', (from) => addMonths(from, -1)],
    ];
    for (const [key, step] of steps) {
      await user.keyboard(key);
      day = step(day);
      expect(cellOf(day)).toHaveFocus();
    }
    const cells = screen.getAllByRole('gridcell').map((cell) => within(cell).getByRole('button'));
    expect(cells.filter(({ tabIndex }) => tabIndex === 0)).toEqual([cellOf(day)]);
  },
);

test.each(EDGES_OF_DAYS)(
  'the buttons lead to other months and back to today, at %s',
  async (now) => {
    goTo(now);
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Next month' }));
    const next = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric' }).format(
      startOf(addMonths(today, 1)),
    );
    expect(screen.getByRole('heading', { level: 2, name: next })).toBeVisible();
    await waitFor(() => expect(asked).toHaveLength(2));
    await user.click(screen.getByRole('button', { name: 'Previous month' }));
    await user.click(screen.getByRole('button', { name: 'Previous month' }));
    await user.click(screen.getByRole('button', { name: 'Today' }));
    const chosen = screen.getByRole('gridcell', { selected: true });
    expect(
      await within(chosen).findByRole('button', { name: `${nameOf(today)}, 3 events` }),
    ).toBeVisible();
  },
);

test('the mark of today moves on at midnight, and the chosen day stays', async () => {
  goTo('2028-02-29T23:59:00Z');
  await open();
  expect(cellOf(today)).toHaveAttribute('aria-current', 'date');
  setClock('2028-03-01T00:00:00Z');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(cellOf(today)).not.toHaveAttribute('aria-current');
  expect(cellOf('2028-03-01')).toHaveAttribute('aria-current', 'date');
  expect(screen.getByRole('heading', { level: 2, name: 'February 2028' })).toBeVisible();
});

test('the address names another month, and its view opens there again', async () => {
  const ports = createFakePorts(adaStored);
  const { user, place, view } = await renderAt('/month?view=month', <MonthView />, { ports });
  await user.click(screen.getByRole('button', { name: 'Next month' }));
  await waitFor(() => expect(place().path).toBe('/month?view=month&month=2027-07'));
  view.unmount();
  await renderAt(place().path, <MonthView />, { ports });
  expect(screen.getByRole('heading', { level: 2, name: 'July 2027' })).toBeVisible();
});

const none = () => screen.queryAllByText(/^No events/);

test('a month says that it has no events only once it is known', async () => {
  let respond = () => undefined as void;
  const gate = new Promise<void>((resolve) => (respond = resolve));
  server.use(
    onCall('listEvents', async () => {
      await gate;
      return HttpResponse.json([]);
    }),
  );
  await renderAt('/month', <MonthView />, { ports: createFakePorts(adaStored) });
  expect(screen.getByRole('region', { name: 'June 2027' })).toHaveAttribute('aria-busy', 'true');
  expect(none()).toEqual([]);
  respond();
  expect(await screen.findByText('No events in this month.')).toBeVisible();
  expect(screen.getByText('No events on this day.')).toBeVisible();
});

test('a month that failed to load does not say that it has no events, and can be retried', async () => {
  server.use(onCall('listEvents', () => HttpResponse.error(), { once: true }));
  const { user } = await renderAt('/month', <MonthView />, { ports: createFakePorts(adaStored) });
  await screen.findByRole('alert');
  expect(none()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('button', { name: `${nameOf(today)}, 3 events` })).toBeVisible();
});

test('the list for phones begins today; earlier days of the month are folded away', async () => {
  server.use(
    onCall('listEvents', () =>
      HttpResponse.json(
        [-3, 0, 2].map((days, index) =>
          makeEvent(index + 1, { event_datetime: at(addDays(today, days), 10) }),
        ),
      ),
    ),
  );
  await renderAt('/month', <MonthView />, { ports: createFakePorts(adaStored) });
  const earlier = await screen.findByRole('group');
  expect(within(earlier).getByText('Earlier this month')).toBeVisible();
  const passed = within(earlier).getByRole('heading', { level: 3 });
  expect(passed).not.toBeVisible();
  const headings = screen.getAllByRole('heading', { level: 3 });
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    // The chosen day, for wide screens.
    `Today, ${nameOf(today)}`,
    nameOf(addDays(today, -3)),
    `Today, ${nameOf(today)}`,
    nameOf(addDays(today, 2)),
  ]);
});
