import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { startApiServer } from '#shared/testing/apiServer';
import { onCall } from '#shared/testing/onCall';
import { feedHandlers, feedServer, makePosts } from '../testing/feedServer';
import { fakeScreen, openFeedPage } from '../testing/openFeedPage';

const server = startApiServer(...feedHandlers);
// A lazy chunk, loaded first because that may exceed a test's timeout on a busy machine.
beforeAll(() => import('./ComposerSheet'), 60_000);
beforeEach(() => {
  fakeScreen();
  feedServer.reset(makePosts(3, 1));
});

const field = () => screen.getByRole('textbox', { name: 'Write a post' });
const created = () => feedServer.calls.filter((call) => call.includes('create_text_post'));

describe('the composer', () => {
  it('posts on Ctrl+Enter, clears itself and shows the post on top', async () => {
    const { user, store } = await openFeedPage();
    await screen.findByText('Note 3');
    await user.type(field(), ' {Enter}  A new thought {Control>}{Enter}{/Control}');
    const post = await screen.findByText('A new thought');
    expect(screen.getAllByRole('article')[0]).toContainElement(post);
    expect(field()).toHaveValue('');
    expect(created()).toEqual(['POST posts/create_text_post/ content=++A+new+thought']);
    expect(store.getState().toasts.items.at(-1)?.text).toBe('Posted.');
  });

  it('says why an empty post is not sent', async () => {
    const { user } = await openFeedPage();
    await user.click(screen.getByRole('button', { name: 'Post' }));
    await waitFor(() => expect(field()).toHaveAccessibleDescription('Write something to post.'));
    expect(field()).toHaveFocus();
    expect(created()).toEqual([]);
  });

  it('shows a message when a post is submitted before the event form has loaded', async () => {
    await openFeedPage();
    fireEvent.click(screen.getByRole('button', { name: 'Event' }));
    fireEvent.click(screen.getByRole('button', { name: 'Create event' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The form is still loading.');
  });

  it('keeps the text when posting fails and resends it', async () => {
    const { user } = await openFeedPage();
    server.use(onCall('createTextPost', () => new HttpResponse(null, { status: 500 })));
    await user.type(field(), 'Precious');
    await user.click(screen.getByRole('button', { name: 'Post' }));
    expect(
      await screen.findByText('An unexpected error occurred. Please try again.'),
    ).toBeInTheDocument();
    expect(field()).toHaveValue('Precious');
    server.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Post' }));
    expect(await screen.findByText('Precious', { selector: 'article *' })).toBeInTheDocument();
  });

  it('keeps a post without a network as a draft, and sends it once it is back online', async () => {
    const { user } = await openFeedPage();
    const keys: (string | null)[] = [];
    server.use(
      onCall('createTextPost', ({ request }) => {
        keys.push(request.headers.get('Idempotency-Key'));
        return HttpResponse.error();
      }),
    );
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await user.type(field(), 'From a train');
    await user.click(screen.getByRole('button', { name: 'Post' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'You’re offline. Your post is saved as a draft.',
    );
    await user.click(screen.getByRole('button', { name: 'Post now' }));
    await waitFor(() => expect(keys).toHaveLength(2));
    await screen.findByRole('button', { name: 'Post now' });
    expect(keys[1]).toBe(keys[0]);

    server.resetHandlers();
    onLine.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('From a train', { selector: 'article *' })).toBeInTheDocument();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(created()).toHaveLength(1);
    expect(field()).toHaveValue('');
  });

  it('restores the text of an earlier visit, and can discard it', async () => {
    const stored = { quad_drafts: JSON.stringify({ owner: 7, texts: { post: 'Half a thought' } }) };
    const { user } = await openFeedPage(undefined, stored);
    expect(field()).toHaveValue('Half a thought');
    expect(screen.getByText(/Draft restored/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(field()).toHaveValue('');
    expect(screen.queryByText(/Draft restored/)).not.toBeInTheDocument();
  });

  it("fills a phone's screen and closes after posting", async () => {
    fakeScreen(true);
    const { user } = await openFeedPage();
    await screen.findByText('Note 3');
    await user.click(screen.getByRole('button', { name: 'Write a post' }));
    const sheet = await screen.findByRole('dialog', { name: 'Write a post' });
    await user.type(within(sheet).getByRole('textbox'), 'From the bus');
    await user.click(within(sheet).getByRole('button', { name: 'Post' }));
    expect(await screen.findByText('From the bus', { selector: 'article *' })).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
