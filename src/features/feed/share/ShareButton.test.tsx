import { fireEvent, act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { startApiServer } from '#shared/testing/apiServer';
import { onCall } from '#shared/testing/onCall';
import { feedHandlers, feedServer, makePost } from '../testing/feedServer';
import { openCard } from '../testing/openCard';
import { fakeScreen } from '../testing/openFeedPage';

const server = startApiServer(...feedHandlers);
const LINK = 'https://quad.example/share/token-8';
beforeAll(() => import('./ShareDialog'), 60_000);
beforeEach(() => fakeScreen());

async function openShare() {
  const opened = await openCard([makePost(8)]);
  const button = within(opened.card).getByRole('button', { name: 'Share' });
  await opened.user.click(button);
  const dialog = await screen.findByRole('dialog', { name: 'Share this post' });
  return { ...opened, button, dialog };
}

describe('sharing a post', () => {
  it('says Sharing... while the link is requested', async () => {
    let respond = () => undefined as void;
    const gate = new Promise<void>((resolve) => (respond = resolve));
    server.use(
      onCall(['sharePost', { post_id: 8 }], async () => {
        await gate;
        return HttpResponse.json({ share_link: LINK });
      }),
    );
    const { user, card } = await openCard([makePost(8)]);
    const inCard = within(card);
    await user.click(inCard.getByRole('button', { name: 'Share' }));
    expect(inCard.getByRole('button', { name: 'Sharing...' })).toHaveAttribute('aria-busy', 'true');
    respond();
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
    expect(inCard.getByText('Share')).toBeInTheDocument();
  });

  it('shows the link selected, and the same one each time', async () => {
    const { user, button, dialog } = await openShare();
    const inDialog = within(dialog);
    const field = inDialog.getByRole<HTMLInputElement>('textbox', { name: 'Link' });
    expect(field).toHaveFocus();
    expect(field).toHaveValue(LINK);
    expect(field).toHaveAttribute('readonly');
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, LINK.length]);
    await user.keyboard('{Escape}');
    expect(button).toHaveFocus();
    await user.click(button);
    expect(await screen.findByRole('textbox', { name: 'Link' })).toHaveValue(LINK);
  });

  it('copies the link, says so, and offers to copy again after two seconds', async () => {
    const { user, store, dialog } = await openShare();
    const inDialog = within(dialog);
    const written = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(inDialog.getByRole('button', { name: 'Copy link' }));
    expect(await inDialog.findByRole('button', { name: 'Copied' })).toBeInTheDocument();
    expect(written).toHaveBeenCalledWith(LINK);
    expect(store.getState().toasts.items[0]?.text).toBe('Link copied to clipboard!');
    expect(
      await inDialog.findByRole('button', { name: 'Copy link' }, { timeout: 4_000 }),
    ).toBeInTheDocument();
  });

  it('helps to copy manually if the browser refuses', async () => {
    const { user, store, dialog } = await openShare();
    const inDialog = within(dialog);
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed'));
    document.execCommand = jest.fn().mockReturnValue(false);
    await user.click(inDialog.getByRole('button', { name: 'Copy link' }));
    expect(await inDialog.findByRole('alert')).toHaveTextContent(/refused to copy/);
    const field = inDialog.getByRole<HTMLInputElement>('textbox', { name: 'Link' });
    expect(field.selectionEnd).toBe(LINK.length);
    expect(store.getState().toasts.items).toEqual([]);
  });

  it('copies with the legacy command if the new one is refused', async () => {
    const { user, dialog } = await openShare();
    const inDialog = within(dialog);
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed'));
    const setData = jest.fn();
    document.execCommand = () => {
      fireEvent.copy(document.body, { clipboardData: { setData } });
      return true;
    };
    await user.click(inDialog.getByRole('button', { name: 'Copy link' }));
    expect(await inDialog.findByRole('button', { name: 'Copied' })).toBeInTheDocument();
    expect(setData).toHaveBeenCalledWith('text/plain', LINK);
  });

  it("passes the link to the system's share sheet if there is one", async () => {
    const share = jest.fn().mockRejectedValue(new DOMException('Closed', 'AbortError'));
    Object.defineProperty(navigator, 'share', { configurable: true, value: share });
    const { user, dialog } = await openShare();
    const inDialog = within(dialog);
    await user.click(inDialog.getByRole('button', { name: 'More ways to share' }));
    expect(share).toHaveBeenCalledWith({ url: LINK });
    Reflect.deleteProperty(navigator, 'share');
  });

  it('stops on request', async () => {
    const { user, dialog, store } = await openShare();
    const inDialog = within(dialog);
    await user.click(inDialog.getByRole('button', { name: 'Stop sharing' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(feedServer.calls.at(-1)).toBe('DELETE interactions/8/share/');
    expect(store.getState().toasts.items[0]?.text).toBe('This post is no longer shared.');
  });

  it('says in the dialog when it could not be stopped', async () => {
    const { user, dialog } = await openShare();
    const inDialog = within(dialog);
    server.use(
      onCall(['unsharePost', { post_id: 8 }], () => new HttpResponse(null, { status: 500 })),
    );
    await user.click(inDialog.getByRole('button', { name: 'Stop sharing' }));
    expect(await inDialog.findByRole('alert')).toHaveTextContent(/turn off the link/);
  });

  it('says when it failed', async () => {
    server.use(
      onCall(['sharePost', { post_id: 8 }], () => new HttpResponse(null, { status: 500 })),
    );
    const { user, store, card } = await openCard([makePost(8)]);
    const inCard = within(card);
    await user.click(inCard.getByRole('button', { name: 'Share' }));
    await waitFor(() => expect(store.getState().toasts.items).toHaveLength(1));
    await act(async () => Promise.resolve());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(store.getState().toasts.items[0]?.text).toMatch(/Couldn’t share/);
  });
});
