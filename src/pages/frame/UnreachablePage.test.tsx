import { screen } from '@testing-library/react';
import { renderAt } from '#shared/testing/renderAt';
import { UnreachablePage } from './UnreachablePage';

afterEach(() => jest.restoreAllMocks());

test.each([
  ['on a server that fails', true, /Quad has a problem right now: try again in a minute/],
  ['offline', false, /We’ll try again when you’re online/],
])('%s, the page names the cause and offers a retry', async (_where, isOnline, text) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  await renderAt('/dashboard/posts', <UnreachablePage />);
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByText(/You are still logged in/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
});
