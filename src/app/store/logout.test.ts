import { waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { paperPageTurned } from '#features/research/reader/readingSlice';
import { logOut } from '#features/session/sessionThunks';
import { startApiServer } from '#shared/testing/apiServer';
import { createGate } from '#shared/testing/createGate';
import { createFakePorts } from '#shared/testing/fakePorts';
import { onCall } from '#shared/testing/onCall';
import { ada, adaStored } from '#shared/testing/people';
import { respondToMe, startSession } from '#shared/testing/startSession';

const server = startApiServer(respondToMe(200, ada));

test.each([
  ['has been kept', () => HttpResponse.json({ detail: 'Your page is kept.' })],
  ['can’t be kept', () => HttpResponse.error()],
])('the token ends once the page of a reader who logs out %s', async (_how, respond) => {
  const gate = createGate();
  const arrived: string[] = [];
  server.use(
    onCall('keepReadingPlace', async () => {
      arrived.push('page');
      await gate.opened;
      arrived.push('answered');
      return respond();
    }),
    onCall('logout', () => {
      arrived.push('logout');
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const { store, settled } = await startSession(createFakePorts(adaStored));
  await settled();
  store.dispatch(paperPageTurned({ id: 3, page: 4 }));
  store.dispatch(logOut());
  await waitFor(() => expect(arrived).toEqual(['page']));
  gate.open();
  await waitFor(() => expect(arrived).toEqual(['page', 'answered', 'logout']));
});
