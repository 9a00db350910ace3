import { screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { startApiServer } from '#shared/testing/apiServer';
import { createFakePorts } from '#shared/testing/fakePorts';
import { onCall } from '#shared/testing/onCall';
import { adaPerson, adaStored } from '#shared/testing/people';
import { renderAt } from '#shared/testing/renderAt';
import { useReadEventQuery } from '../eventsApi';
import { RsvpButtons } from '../RsvpButtons';
import { eventHandlers, eventServer, makeEvent } from '../testing/eventServer';
import { OnlineFacts } from './OnlineFacts';

const server = startApiServer(...eventHandlers);
// A lazy chunk, loaded first because that may exceed a test's timeout on a busy machine.
beforeAll(() => import('../places/PlaceButtons'), 60_000);
beforeEach(() => eventServer.reset());

function EventHere() {
  const { data } = useReadEventQuery(31);
  if (!data) return null;
  return (
    <>
      <RsvpButtons event={data} />
      <OnlineFacts event={data} />
    </>
  );
}

test.each([null, 5])(
  'the note on how to join appears after Going, with %s places',
  async (capacity) => {
    const body = () => ({
      ...makeEvent(31),
      ...{
        is_online: true,
        user: { ...adaPerson, id: 12 },
        capacity,
        going: 1,
        my_rsvp: eventServer.mine,
      },
      join_note: eventServer.mine === 'going' ? 'Room code 12.' : null,
    });
    server.use(onCall('listEvents', () => HttpResponse.json(body())));
    const { user } = await renderAt('/event', <EventHere />, { ports: createFakePorts(adaStored) });
    const going = await screen.findByRole('button', { name: 'Going' });
    expect(screen.queryByText(/^How to join/)).not.toBeInTheDocument();
    await user.click(going);
    expect(await screen.findByText('How to join: Room code 12.')).toBeVisible();
  },
);
