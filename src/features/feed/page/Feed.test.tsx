import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { pageVisibilityChanged } from '#shared/store/pageEvents';
import { startApiServer } from '#shared/testing/apiServer';
import { onCall } from '#shared/testing/onCall';
import { feedHandlers, feedServer, makePosts } from '../testing/feedServer';
import { fakeScreen, openFeedPage } from '../testing/openFeedPage';

const server = startApiServer(...feedHandlers);
beforeEach(() => {
  fakeScreen();
  feedServer.reset(makePosts(25, 1));
});

const articles = () => screen.queryAllByRole('article');
const article = async (id: number) => {
  const text = await screen.findByText(`Note ${id}`);
  const found = articles().find((candidate) => candidate.contains(text));
  if (!found) throw new Error(`No article of note ${id}`);
  return found;
};

describe('the feed', () => {
  it('says that it loads, then shows articles with their positions in a feed of unknown length', async () => {
    await openFeedPage();
    expect(screen.getByText('Loading posts')).toBeInTheDocument();
    const first = await article(25);
    const feed = within(screen.getByRole('feed', { name: 'Posts' }));
    await waitFor(() => expect(feed.getAllByRole('article')).toHaveLength(10));
    expect(first).toHaveAttribute('aria-posinset', '1');
    expect(first).toHaveAttribute('aria-setsize', '-1');
    expect(first).toHaveAccessibleName('nusrat_j');
    expect(screen.queryByText('Loading posts')).not.toBeInTheDocument();
  });

  it('renders the first screen before the rest of the posts', async () => {
    const counts: number[] = [];
    const observer = new MutationObserver(() => counts.push(articles().length));
    observer.observe(document.body, { childList: true, subtree: true });
    await openFeedPage();
    await article(16);
    observer.disconnect();
    expect([...new Set(counts)]).toEqual([0, 3, 10]);
  });

  it('shows the other posts if one cannot be rendered', async () => {
    jest.spyOn(console, 'error').mockReturnValue();
    const [first, ...others] = makePosts(3, 1);
    server.use(
      onCall('listPosts', () =>
        HttpResponse.json({ posts: [{ ...first, user: null }, ...others] }),
      ),
    );
    await openFeedPage();
    expect(await screen.findByText('Couldn’t show this part of the page.')).toBeInTheDocument();
    await article(2);
    expect(articles()).toHaveLength(3);
  });

  it('continues with Load more until the end, and then leads back to the top', async () => {
    feedServer.posts = makePosts(12, 1);
    const { user } = await openFeedPage();
    await user.click(await screen.findByRole('button', { name: 'Load more' }));
    await article(1);
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    expect(await screen.findByText('No more posts to load.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Back to top' }));
    expect(window.scrollTo).toHaveBeenCalledWith(expect.objectContaining({ top: 0 }));
  });

  it('suggests actions if there are no posts', async () => {
    feedServer.posts = [];
    const { user } = await openFeedPage();
    expect(await screen.findByText('No posts available')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Find people' })).toHaveAttribute(
      'href',
      '/dashboard/suggested-users',
    );
    await user.click(screen.getByRole('button', { name: 'Write the first post' }));
    expect(screen.getByRole('textbox', { name: 'Write a post' })).toHaveFocus();
  });

  it('retries after a failure', async () => {
    server.use(onCall('listPosts', () => new HttpResponse(null, { status: 500 })));
    const { user } = await openFeedPage();
    expect(await screen.findByText('Failed to load posts.')).toBeInTheDocument();
    server.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await article(25)).toBeInTheDocument();
    expect(screen.queryByText('Failed to load posts.')).not.toBeInTheDocument();
  });

  it('keeps the posts when the next page fails', async () => {
    const { user } = await openFeedPage();
    const more = await screen.findByRole('button', { name: 'Load more' });
    server.use(onCall('listPosts', () => new HttpResponse(null, { status: 500 })));
    await user.click(more);
    expect(await screen.findByText('Failed to load posts.')).toBeInTheDocument();
    expect(articles()).toHaveLength(10);
  });

  it('keeps new posts behind a pill', async () => {
    const { store, user } = await openFeedPage();
    await article(25);
    feedServer.posts = [...makePosts(27, 26), ...feedServer.posts];
    act(() => {
      store.dispatch(pageVisibilityChanged({ visible: true }));
    });
    const pill = await screen.findByRole('button', { name: '2 new posts' });
    expect(screen.queryByText('Note 27')).not.toBeInTheDocument();
    await user.click(pill);
    expect(await article(27)).toHaveAttribute('aria-posinset', '1');
    expect(screen.queryByRole('button', { name: '2 new posts' })).not.toBeInTheDocument();
  });

  it('scrolls to the post in its address', async () => {
    const scroll = jest.spyOn(HTMLElement.prototype, 'scrollIntoView');
    await openFeedPage('/dashboard/posts?highlight=3');
    const wanted = await article(3);
    await waitFor(() => expect(wanted).toHaveFocus());
    expect(wanted).toHaveClass('marked');
    expect(scroll).toHaveBeenCalledWith(expect.objectContaining({ block: 'center' }));
  });

  it('shows the same posts at once when the reader returns, and restores the scroll position', async () => {
    const { user, navigate } = await openFeedPage();
    await user.click(await screen.findByRole('button', { name: 'Load more' }));
    const read = await article(15);
    jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function rect(
      this: HTMLElement,
    ) {
      const isAbove = Number(this.dataset.postId) > 15;
      return { top: 140, bottom: isAbove ? -10 : 300 } as DOMRect;
    });
    Object.defineProperty(window, 'scrollY', { configurable: true, value: 2_000 });
    await navigate('/elsewhere');
    expect(read).not.toBeInTheDocument();
    jest
      .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
      .mockReturnValue({ top: 940, bottom: 990 } as DOMRect);
    await navigate(-1);
    expect(articles()).toHaveLength(20);
    expect(window.scrollBy).toHaveBeenCalledWith({ top: 800, behavior: 'instant' });
    Reflect.deleteProperty(window, 'scrollY');
  });
});

describe('the keyboard shortcuts', () => {
  it('move the focus from post to post, starting at the topmost visible one', async () => {
    const { user } = await openFeedPage();
    const [first, second] = [await article(25), await article(24)];
    jest
      .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
      .mockReturnValue({ top: 100, bottom: 200 } as DOMRect);
    await user.keyboard('j');
    expect(first).toHaveFocus();
    await user.keyboard('j');
    expect(second).toHaveFocus();
    await user.keyboard('k');
    expect(first).toHaveFocus();
  });

  it('like the focused post and open its comments without typing into the field', async () => {
    const { user } = await openFeedPage();
    const first = await article(25);
    act(() => first.focus());
    await user.keyboard('l');
    expect(within(first).getByRole('button', { name: /^Like/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await user.keyboard('c');
    const field = within(first).getByRole('textbox', { name: 'Write a comment' });
    expect(field).toHaveFocus();
    expect(field).toHaveValue('');
  });

  it('start a post with n, and are plain letters in a field', async () => {
    const { user } = await openFeedPage();
    await article(25);
    await user.keyboard('n');
    const field = screen.getByRole('textbox', { name: 'Write a post' });
    expect(field).toHaveFocus();
    await user.keyboard('jl');
    expect(field).toHaveValue('jl');
  });
});
