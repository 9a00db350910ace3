import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { startApiServer } from '#shared/testing/apiServer';
import { onCall } from '#shared/testing/onCall';
import { feedHandlers, feedServer, makePost } from '../testing/feedServer';
import { choose, openCard } from '../testing/openCard';
import { fakeScreen } from '../testing/openFeedPage';

const server = startApiServer(...feedHandlers);
beforeAll(
  () => Promise.all([import('#shared/ui/overlays/MenuLayer'), import('./ReportPostDialog')]),
  60_000,
);
beforeEach(() => fakeScreen());

async function openReport() {
  const opened = await openCard([makePost(8)]);
  await choose(opened, 'Report Post');
  const dialog = await screen.findByRole('dialog', { name: 'Report Post' });
  return { ...opened, dialog };
}

describe('reporting a post', () => {
  it("is the only option for another person's post", async () => {
    const { user, card } = await openCard([makePost(8)]);
    const inCard = within(card);
    await user.click(inCard.getByRole('button', { name: 'Post options' }));
    const items = await screen.findAllByRole('menuitem');
    expect(items.map((item) => item.textContent)).toEqual(['Report Post']);
  });

  it('sends the reason with the details, and says thanks', async () => {
    const { user, dialog, store } = await openReport();
    const inDialog = within(dialog);
    await user.click(inDialog.getByRole('radio', { name: 'False or misleading' }));
    await user.type(inDialog.getByRole('textbox'), 'The figure is from 1998.');
    await user.click(inDialog.getByRole('button', { name: 'Send report' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(feedServer.calls.at(-1)).toBe(
      'POST posts/8/report {"reason":"False or misleading: The figure is from 1998."}',
    );
    expect(store.getState().toasts.items[0]?.text).toMatch(/^Thank you/);
  });

  it('requires details if no reason fits, and fewer characters if they are too long', async () => {
    const { user, dialog } = await openReport();
    const inDialog = within(dialog);
    await user.click(inDialog.getByRole('radio', { name: 'Something else' }));
    await user.click(inDialog.getByRole('button', { name: 'Send report' }));
    const field = inDialog.getByRole('textbox', { name: 'What’s wrong with this post?' });
    expect(field).toHaveFocus();
    expect(field).toHaveAccessibleDescription('Please say what is wrong.');
    await user.click(field);
    await user.paste('x'.repeat(1_000));
    await user.click(inDialog.getByRole('button', { name: 'Send report' }));
    expect(field).toHaveAccessibleDescription('Too long by 16 characters.');
    expect(feedServer.calls.join()).not.toContain('report');
  });

  it('keeps the details when it fails', async () => {
    server.use(onCall('reportPost', () => new HttpResponse(null, { status: 500 })));
    const { user, dialog } = await openReport();
    const inDialog = within(dialog);
    await user.type(inDialog.getByRole('textbox'), 'Look');
    await user.click(inDialog.getByRole('button', { name: 'Send report' }));
    expect(await inDialog.findByRole('alert')).toHaveTextContent(/was not sent/);
    expect(inDialog.getByRole('textbox')).toHaveValue('Look');
  });
});
