import { render, screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { startApiServer } from '#shared/testing/apiServer';
import { onCall } from '#shared/testing/onCall';
import { feedHandlers, feedServer, makePosts } from '../testing/feedServer';
import { fakeScreen, noEventParts, startFeed } from '../testing/openFeedPage';
import { EventPosts } from './EventPosts';

const server = startApiServer(...feedHandlers);
beforeEach(() => {
  fakeScreen();
  feedServer.reset(makePosts(3, 1));
});

async function openPage() {
  const { store } = await startFeed();
  const router = createMemoryRouter([
    { path: '/', element: <EventPosts eventParts={noEventParts} /> },
  ]);
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
}

describe('the posts of events', () => {
  it('requests announcements only, and links to a new event', async () => {
    await openPage();
    expect(await screen.findAllByRole('article')).toHaveLength(3);
    expect(feedServer.calls.find((call) => call.startsWith('GET posts/?'))).toContain(
      'post_type=event',
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Event posts' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'New event' })).toHaveAttribute(
      'href',
      '/dashboard/create-events',
    );
  });

  it('says that there are none', async () => {
    feedServer.reset([]);
    await openPage();
    expect(await screen.findByText('No posts available')).toBeVisible();
  });

  it('says that they failed to load', async () => {
    server.use(onCall('listPosts', () => HttpResponse.error()));
    await openPage();
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load posts.');
  });
});
