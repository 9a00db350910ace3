import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { Provider } from 'react-redux';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import type { SharedPost } from '#contract/entities/post';
import { documentPost, eventPost, mediaPost, sharedPost } from '#contract/fixtures/posts';
import { startApiServer } from '#shared/testing/apiServer';
import { createFakePorts } from '#shared/testing/fakePorts';
import { ada, adaStored } from '#shared/testing/people';
import { respondToMe, startSession } from '#shared/testing/startSession';
import { onCall } from '#shared/testing/onCall';
import { feedHandlers } from '../testing/feedServer';
import { PostByLink } from './PostByLink';
import { ownText } from './SharedPostArticle';

const server = startApiServer(...feedHandlers, respondToMe(200, ada));
const respond = (status: number, body: object | null) =>
  onCall('readSharedPost', () => HttpResponse.json(body, { status }));

async function open(stored: Readonly<Record<string, string>> = {}) {
  const session = await startSession(createFakePorts(stored));
  await session.settled();
  render(
    <Provider store={session.store}>
      <MemoryRouter initialEntries={['/share/abc']}>
        <Link to="/share/dead">Another link</Link>
        <Routes>
          <Route path="/share/:token" element={<PostByLink />} />
        </Routes>
      </MemoryRouter>
    </Provider>,
  );
  return userEvent.setup();
}

const shared: SharedPost = {
  ...sharedPost,
  title: 'The whole text.',
  content: 'The whole text.\nAnd a second line <b>not bold</b>.',
};

describe('the page of a shared post', () => {
  it('shows content, author and date to all readers, and links to sign up', async () => {
    server.use(respond(200, shared));
    await open();
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Note by nusrat_j' }),
    ).toBeInTheDocument();
    expect(screen.getByText(/The whole text\.\s+And a second line <b>not bold<\/b>/)).toBeVisible();
    expect(screen.getAllByText(/The whole text/)).toHaveLength(1);
    expect(screen.getByText(/days ago/)).toHaveAttribute('title', expect.stringContaining('2025'));
    expect(screen.getByText('Note')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/signup');
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  });

  it('links to the feed for a signed-in reader', async () => {
    server.use(respond(200, shared));
    await open(adaStored);
    expect(await screen.findByRole('link', { name: 'Open Quad' })).toHaveAttribute(
      'href',
      '/dashboard/posts',
    );
    expect(screen.queryByRole('link', { name: 'Sign up' })).not.toBeInTheDocument();
  });

  it('shows all pictures and videos', async () => {
    const video = { url: '/api/interactions/share/abc/files/9', kind: 'video' } as const;
    const media = [...(mediaPost.media ?? []), video];
    server.use(respond(200, { ...shared, post_type: 'media', media }));
    await open();
    expect(await screen.findByRole('button', { name: 'Open picture' })).toBeInTheDocument();
    expect(screen.getByLabelText('Video by nusrat_j')).toHaveAttribute('src', video.url);
  });

  it('shows a document as a row with its preview and download', async () => {
    const { documents = [] } = documentPost;
    server.use(respond(200, { ...shared, post_type: 'document', documents }));
    await open();
    expect(
      await screen.findByRole('button', { name: 'Preview of federated survey.pdf' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Download federated survey.pdf' })).toHaveAttribute(
      'href',
      '/api/files/survey.pdf',
    );
  });

  it('shows an event below its title, with date, place, description and calendar file', async () => {
    const { event } = eventPost;
    const content = event?.description ?? '';
    const calendar_url = '/api/interactions/share/abc/event.ics';
    server.use(respond(200, { ...shared, post_type: 'event', content, event, calendar_url }));
    await open();
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Graduate Research Symposium 2025' }),
    ).toBeInTheDocument();
    expect(screen.getByText('5th March, 2025 · 6:30 PM – 9:30 PM (Asia/Dhaka)')).toBeVisible();
    expect(screen.getByText('ECE Building, Room 204')).toBeVisible();
    expect(screen.getAllByText('Posters, talks and tea.')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute(
      'href',
      calendar_url,
    );
  });

  it.each([
    ['2025-03-05T15:30:00.000Z', 1],
    ['2045-03-05T15:30:00.000Z', 0],
  ])('an event that ends on %s is marked as over %i times', async (ends_at, count) => {
    const event = eventPost.event && { ...eventPost.event, ends_at };
    server.use(respond(200, { ...shared, post_type: 'event', event }));
    await open();
    await screen.findByRole('heading', { level: 1, name: 'Graduate Research Symposium 2025' });
    expect(screen.queryAllByText('Ended')).toHaveLength(count);
  });

  it.each([404, 500])('keeps message and invitation in their columns on a %i', async (status) => {
    server.use(respond(status, { detail: 'Nothing here.' }));
    await open();
    const column = await screen.findByRole('region', { name: 'Shared post' });
    const inColumn = within(column);
    expect(inColumn.getByRole('heading', { level: 1, name: 'Shared post' })).toBeInTheDocument();
    expect(inColumn.getByText(/^(Post not found|Couldn’t load the post)/)).toBeVisible();
    expect(inColumn.queryByRole('link', { name: 'Sign up' })).not.toBeInTheDocument();
  });

  it.each([400, 404])('says that there is no such post on a %i', async (status) => {
    server.use(respond(status, { detail: 'Nothing here.' }));
    await open();
    expect(await screen.findByText('Post not found or link is invalid.')).toBeInTheDocument();
  });

  it('does not show the post of one link for another expired link', async () => {
    server.use(
      onCall(['readSharedPost', { token: 'dead' }], () => HttpResponse.json({}, { status: 404 })),
      respond(200, shared),
    );
    const user = await open();
    await screen.findByRole('heading', { name: 'Note by nusrat_j' });
    await user.click(screen.getByRole('link', { name: 'Another link' }));
    expect(await screen.findByText('Post not found or link is invalid.')).toBeInTheDocument();
    expect(screen.queryByText(/The whole text/)).not.toBeInTheDocument();
  });

  it('can be retried when the network or the server fails', async () => {
    server.use(onCall('readSharedPost', () => HttpResponse.error()));
    const user = await open();
    expect(await screen.findByText(/check your connection/)).toBeInTheDocument();
    server.use(respond(503, { detail: 'Down' }));
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText(/Couldn’t load the post. Try again/)).toBeInTheDocument();
    server.use(respond(200, shared));
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('heading', { name: 'Note by nusrat_j' })).toBeInTheDocument();
  });
});

describe('the own text of a shared post', () => {
  const { event } = eventPost;
  it.each([
    ['\n  A note\n', undefined, '  A note'],
    ['Come along', event, 'Come along'],
    ['Posters, talks and tea. ', event, ''],
    ['', event, ''],
  ])('of %j is %j', (content, announced, text) => {
    expect(ownText({ content, event: announced ?? null })).toBe(text);
  });
});
