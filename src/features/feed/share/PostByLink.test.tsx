import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { Provider } from 'react-redux';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import type { SharedPost } from '#contract/entities/post';
import { sharedPost } from '#contract/fixtures/posts';
import { startApiServer } from '#shared/testing/apiServer';
import { createFakePorts } from '#shared/testing/fakePorts';
import { ada, adaStored } from '#shared/testing/people';
import { answerMe, startSession } from '#shared/testing/startSession';
import { onCall } from '#shared/testing/onCall';
import { feedHandlers } from '../testing/feedServer';
import { PostByLink } from './PostByLink';
import { textUnderTitle } from './SharedPostArticle';

const server = startApiServer(...feedHandlers, answerMe(200, ada));
const answer = (status: number, body: object | null) =>
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
  title: 'A title of its own',
  content: 'The whole text.\nAnd a second line <b>not bold</b>.',
};

describe('the page of a shared post', () => {
  it('shows title, content, author and date to anybody, and the way in', async () => {
    server.use(answer(200, shared));
    await open();
    expect(
      await screen.findByRole('heading', { level: 1, name: 'A title of its own' }),
    ).toBeInTheDocument();
    expect(screen.getByText(/The whole text\.\s+And a second line <b>not bold<\/b>/)).toBeVisible();
    expect(screen.getByText('nusrat_j')).toBeInTheDocument();
    expect(screen.getByText(/days ago/)).toHaveAttribute('title', expect.stringContaining('2025'));
    expect(screen.getByText('Note')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/signup');
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  });

  it('leads who is signed in to Quad instead', async () => {
    server.use(answer(200, shared));
    await open(adaStored);
    expect(await screen.findByRole('link', { name: 'Open Quad' })).toHaveAttribute(
      'href',
      '/dashboard/posts',
    );
    expect(screen.queryByRole('link', { name: 'Sign up' })).not.toBeInTheDocument();
  });

  it('shows a picture, and a video as one', async () => {
    server.use(answer(200, { ...shared, post_type: 'media', media_url: '/api/files/a.webp' }));
    await open();
    expect(await screen.findByAltText('Shared by nusrat_j')).toHaveAttribute(
      'src',
      '/api/files/a.webp',
    );
    server.use(answer(200, { ...shared, post_type: 'media', media_url: '/api/files/a.mp4' }));
    await open();
    expect(await screen.findByLabelText('Video by nusrat_j')).toHaveAttribute('controls');
  });

  it.each([400, 404])('says that there is no such post on a %i', async (status) => {
    server.use(answer(status, { detail: 'Nothing here.' }));
    await open();
    expect(await screen.findByText('Post not found or link is invalid.')).toBeInTheDocument();
  });

  it('does not show the post of one link behind another that is dead', async () => {
    server.use(
      onCall(['readSharedPost', { token: 'dead' }], () => HttpResponse.json({}, { status: 404 })),
      answer(200, shared),
    );
    const user = await open();
    await screen.findByRole('heading', { name: 'A title of its own' });
    await user.click(screen.getByRole('link', { name: 'Another link' }));
    expect(await screen.findByText('Post not found or link is invalid.')).toBeInTheDocument();
    expect(screen.queryByText(/A title of its own/)).not.toBeInTheDocument();
  });

  it('can be asked for again when the network or the server fails', async () => {
    server.use(onCall('readSharedPost', () => HttpResponse.error()));
    const user = await open();
    expect(await screen.findByText(/check your connection/)).toBeInTheDocument();
    server.use(answer(503, { detail: 'Down' }));
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText(/could not be loaded. Please try again/)).toBeInTheDocument();
    server.use(answer(200, shared));
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('heading', { name: 'A title of its own' })).toBeInTheDocument();
  });
});

describe('the text under the title', () => {
  it.each([
    ['Title', 'Title', ''],
    ['Title', 'Title\n\nMore', 'More'],
    ['Title', 'Title and more', 'Title and more'],
    ['An event', 'Come along', 'Come along'],
  ])('under %j, %j leaves %j', (title, content, rest) => {
    expect(textUnderTitle({ title, content })).toBe(rest);
  });
});
