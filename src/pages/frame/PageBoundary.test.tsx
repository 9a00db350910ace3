import { screen } from '@testing-library/react';
import { startApiServer } from '#shared/testing/apiServer';
import { createFakePorts } from '#shared/testing/fakePorts';
import { ada, adaStored } from '#shared/testing/people';
import { renderAt } from '#shared/testing/renderAt';
import { respondToMe } from '#shared/testing/startSession';
import { PageBoundary } from './PageBoundary';

startApiServer(respondToMe(200, ada));
beforeEach(() => jest.spyOn(console, 'error').mockReturnValue());
afterEach(() => jest.restoreAllMocks());

function Broken(): never {
  throw new Error('broken');
}

const open = (stored: Record<string, string>) =>
  renderAt(
    '/dashboard/posts',
    <PageBoundary as="main">
      <Broken />
    </PageBoundary>,
    { ports: createFakePorts(stored) },
  );

test('the error page leads a logged-in reader to the feed', async () => {
  await open(adaStored);
  expect(screen.getByText('Your text is saved. Try again or go back to Home.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/dashboard/posts');
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
});

test('the error page leads a visitor to the start page, and promises no saved text', async () => {
  await open({});
  expect(screen.queryByText(/Your text is saved/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Start page' })).toHaveAttribute('href', '/');
});
