import { screen } from '@testing-library/react';
import { startApiServer } from '#shared/testing/apiServer';
import { renderAt } from '#shared/testing/renderAt';
import { eventHandlers, makeEvent } from '../testing/eventServer';
import { EventHead } from './EventHead';

startApiServer(...eventHandlers);

test.each([
  ['2020-03-05T12:30:00Z', 1],
  ['2045-03-05T14:30:00Z', 0],
])(
  'an event that ends on %s is marked as over %i times, and then takes no RSVP',
  async (ends_at, count) => {
    await renderAt('/event', <EventHead event={makeEvent(31, { ends_at })} share={() => null} />);
    expect(screen.queryAllByText('Ended')).toHaveLength(count);
    expect(screen.queryAllByRole('button', { name: /^(Going|Interested)$/ })).toHaveLength(
      count === 0 ? 2 : 0,
    );
    expect(screen.getByText('42 people going • 17 interested')).toBeVisible();
  },
);

test.each([
  [true, 0],
  [false, 1],
])(
  'without a location, where online is %s, it is to be announced %i times',
  async (is_online, count) => {
    const event = makeEvent(31, { location: null, is_online });
    await renderAt('/event', <EventHead event={event} share={() => null} />);
    expect(screen.queryAllByText('Location to be announced')).toHaveLength(count);
    expect(screen.queryAllByText(/^Online\./)).toHaveLength(1 - count);
  },
);
