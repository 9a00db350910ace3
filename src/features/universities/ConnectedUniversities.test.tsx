import { screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { startApiServer } from '#shared/testing/apiServer';
import { createFakePorts } from '#shared/testing/fakePorts';
import { ada, adaStored } from '#shared/testing/people';
import { renderAt } from '#shared/testing/renderAt';
import { respondToMe } from '#shared/testing/startSession';
import { onCall } from '#shared/testing/onCall';
import { ConnectedUniversities } from './ConnectedUniversities';

const server = startApiServer(
  respondToMe(200, ada),
  onCall('listConversations', () => HttpResponse.json([])),
);
const open = () =>
  renderAt('/dashboard/posts', <ConnectedUniversities />, { ports: createFakePorts(adaStored) });

test('shows universities with their members, as links to their pages', async () => {
  server.use(
    onCall('listTopUniversities', ({ request }) => {
      expect(new URL(request.url).searchParams.get('limit')).toBe('5');
      return HttpResponse.json([
        { id: 1, name: 'A/B ঢাকা', departments: [], total_members: 1, post_ids: [] },
        { id: 2, name: 'BUET', departments: [], total_members: 12, post_ids: [] },
      ]);
    }),
  );
  await open();
  expect(await screen.findByRole('link', { name: 'A/B ঢাকা' })).toHaveAttribute(
    'href',
    '/dashboard/university/A%2FB%20%E0%A6%A2%E0%A6%BE%E0%A6%95%E0%A6%BE',
  );
  expect(screen.getByText('A/B ঢাকা').tagName).toBe('BDI');
  expect(screen.getByText('1 member')).toBeVisible();
  expect(screen.getByText('12 members')).toBeVisible();
});

test('says when they failed to load, and retries', async () => {
  server.use(onCall('listTopUniversities', () => HttpResponse.error()));
  const { user } = await open();
  expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load the universities.');
  server.use(onCall('listTopUniversities', () => HttpResponse.json([])));
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('No universities yet')).toBeVisible();
});
