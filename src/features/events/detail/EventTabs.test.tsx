import { screen, waitFor } from '@testing-library/react';
import { startApiServer } from '#shared/testing/apiServer';
import { createFakePorts } from '#shared/testing/fakePorts';
import { adaStored } from '#shared/testing/people';
import { renderAt } from '#shared/testing/renderAt';
import { eventHandlers, eventServer, makeEvent } from '../testing/eventServer';
import { EventTabs } from './EventTabs';

startApiServer(...eventHandlers);
beforeEach(() => eventServer.reset());

test('the address names the tab, which opens there again', async () => {
  const tabs = (
    <EventTabs
      event={makeEvent(31, { post_id: 8 })}
      discussion={(postId) => <p>Comments of post {postId}</p>}
      text={(text) => text}
    />
  );
  const at = (address: string) => renderAt(address, tabs, { ports: createFakePorts(adaStored) });
  const { user, place, view } = await at('/dashboard/events/31');
  await user.click(screen.getByRole('tab', { name: 'Discussion' }));
  await waitFor(() => expect(place().path).toBe('/dashboard/events/31?tab=discussion'));
  view.unmount();
  await at(place().path);
  expect(screen.getByText('Comments of post 8')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Details' }));
  await waitFor(() => expect(place().path).toBe('/dashboard/events/31'));
});
