import { screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { startApiServer } from '#shared/testing/apiServer';
import { createFakePorts } from '#shared/testing/fakePorts';
import { onCall } from '#shared/testing/onCall';
import { adaStored } from '#shared/testing/people';
import { renderAt } from '#shared/testing/renderAt';
import { respondToMe } from '#shared/testing/startSession';
import { UnreachablePage } from './UnreachablePage';

const server = startApiServer();
afterEach(() => jest.restoreAllMocks());

const fails = respondToMe(500, {});
const isSilent = onCall('me', () => HttpResponse.error());

test.each([
  ['on a server that fails', 'Quad has a problem', true, fails, /Try again in a minute/],
  ['without a response', 'Can’t reach Quad', true, isSilent, /Try again in a minute/],
  ['offline', 'You’re offline', false, isSilent, /We’ll try again when you’re online/],
])('%s, the page says “%s” and offers a retry', async (_where, title, isOnline, me, text) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  server.use(me);
  await renderAt('/dashboard/posts', <UnreachablePage />, { ports: createFakePorts(adaStored) });
  expect(screen.getByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByText(/You are still logged in/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Quad, start page' })).toHaveAttribute('href', '/');
});
