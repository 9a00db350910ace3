import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { comment } from '#contract/fixtures/posts';
import { startApiServer } from '#shared/testing/apiServer';
import { createGate } from '#shared/testing/createGate';
import { onCall } from '#shared/testing/onCall';
import { settled } from '#shared/testing/settled';
import { feedHandlers, feedServer, makePost } from '../testing/feedServer';
import { fakeScreen, openFeedPage } from '../testing/openFeedPage';

const server = startApiServer(...feedHandlers);
beforeAll(() => import('#shared/ui/overlays/MenuLayer'), 60_000);
beforeEach(() => {
  fakeScreen();
  feedServer.reset([makePost(5, { total_comments: 1 })]);
  feedServer.comments = [structuredClone(comment)];
});

/** Sends a reply, which is stored once `store` is called. */
async function sendReply() {
  const { user, store } = await openFeedPage();
  const gate = createGate();
  server.use(
    onCall('replyToComment', async () => {
      await gate.opened;
      return HttpResponse.json({ ...comment, id: 900, content: 'Late', replies: [] });
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Comment 1' }));
  const inside = within(await screen.findByRole('region', { name: 'Comments' }));
  await user.click(await inside.findByRole('button', { name: 'Reply to tanvir.h' }));
  const field = inside.getByRole('textbox', { name: 'Reply to tanvir.h' });
  await user.type(field, 'Late{Control>}{Enter}{/Control}');
  const storeReply = async () => {
    gate.open();
    await settled(store);
    expect(inside.getByText('Late', { selector: 'p' })).toBeInTheDocument();
    expect(field).not.toBeInTheDocument();
  };
  return { user, inside, storeReply };
}

test('a reply that is stored late leaves the next reply open, with the focus', async () => {
  const { user, inside, storeReply } = await sendReply();
  await user.click(inside.getByRole('button', { name: 'Reply to nusrat_j' }));
  const next = inside.getByRole('textbox', { name: 'Reply to nusrat_j' });
  await user.type(next, 'Next');
  await storeReply();
  expect(next).toHaveFocus();
  expect(next).toHaveValue('Next');
});

test('a reply that is stored late leaves a menu open', async () => {
  const { user, storeReply } = await sendReply();
  await user.click(screen.getByRole('button', { name: 'Post options' }));
  expect(await screen.findByRole('menuitem', { name: 'Report Post' })).toBeVisible();
  await storeReply();
  expect(screen.getByRole('menuitem', { name: 'Report Post' })).toBeVisible();
});
