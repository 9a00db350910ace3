import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { startApiServer } from '#shared/testing/apiServer';
import { createFakePorts } from '#shared/testing/fakePorts';
import { onCall, onEveryCall, refuseCall } from '#shared/testing/onCall';
import { ada, adaStored } from '#shared/testing/people';
import { renderAt } from '#shared/testing/renderAt';
import { AppRoutes } from './AppRoutes';

const server = startApiServer(
  onCall('me', () => HttpResponse.json(ada)),
  onCall('userByName', ({ params }) =>
    params.username === 'yasmin_k'
      ? HttpResponse.json(7)
      : HttpResponse.json({ detail: 'Not found' }, { status: 404 }),
  ),
  ...onEveryCall(() => HttpResponse.error()),
);

const open = (address: string) =>
  renderAt(address, <AppRoutes />, { ports: createFakePorts(adaStored), route: '*' });

test.each(['/dashboard/events', '/Dashboard/EVENTS'])('%s shows the events', async (address) => {
  await open(address);
  expect(await screen.findByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
  expect(window.location.pathname).toBe(address);
});

test.each([
  ['/dashboard/yasmin_k', '/dashboard/yasmin_k/about'],
  ['/dashboard/nonsense', '/'],
  ['/dashboard/yasmin_k/nonsense', '/'],
])('%s leads to %s', async (address, destination) => {
  await open(address);
  await waitFor(() => expect(window.location.pathname).toBe(destination));
});

test('a typed username stays while the server fails, and leads on after a retry', async () => {
  server.use(refuseCall('userByName', 500));
  const { user } = await open('/dashboard/yasmin_k');
  expect(await screen.findByRole('heading', { level: 1, name: 'yasmin_k' })).toBeVisible();
  expect(window.location.pathname).toBe('/dashboard/yasmin_k');
  expect(screen.getByRole('banner')).toBeVisible();
  server.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(window.location.pathname).toBe('/dashboard/yasmin_k/about'));
});
