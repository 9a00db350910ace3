import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { eventHandlers, eventServer, makeEvent } from '#features/events/testing/eventServer';
import { startApiServer } from '#shared/testing/apiServer';
import { createFakePorts } from '#shared/testing/fakePorts';
import { onCall } from '#shared/testing/onCall';
import { adaStored } from '#shared/testing/people';
import { startSession } from '#shared/testing/startSession';
import { EventPage } from './EventPage';

startApiServer(
  ...eventHandlers,
  onCall('listComments', () => HttpResponse.json({ comments: [] })),
);
beforeEach(() => eventServer.reset(makeEvent(31, { title: 'Symposium', post_id: 8 })));

test('an event without comments invites the first question', async () => {
  const { store, settled } = await startSession(createFakePorts(adaStored));
  await settled();
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={['/dashboard/events/31']}>
        <Routes>
          <Route path="/dashboard/events/:eventId" element={<EventPage />} />
        </Routes>
      </MemoryRouter>
    </Provider>,
  );
  await act(async () => Promise.resolve());
  const user = userEvent.setup({ delay: null });
  await user.click(await screen.findByRole('tab', { name: 'Discussion' }));
  expect(await screen.findByText('No questions yet.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Ask the first one' }));
  expect(screen.getByRole('textbox', { name: 'Write a comment' })).toHaveFocus();
});
