import { act, screen, within } from '@testing-library/react';
import { chatHandlers, chatServer, other } from '#features/chat/testing/chatServer';
import { paths } from '#shared/paths';
import { startApiServer } from '#shared/testing/apiServer';
import { createFakePorts } from '#shared/testing/fakePorts';
import { adaStored } from '#shared/testing/people';
import { renderAt } from '#shared/testing/renderAt';
import { ChatPage } from './ChatPage';

startApiServer(...chatHandlers);
beforeEach(() => chatServer.reset());

test('the header of an open conversation has the menu for the other person', async () => {
  const ports = createFakePorts(adaStored);
  const { user } = await renderAt(paths.messages, <ChatPage />, { ports });
  act(() => {
    ports.sockets.at(-1)?.open();
    ports.sockets.at(-1)?.receive({ type: 'ready', last_message_id: null });
  });
  expect(screen.queryByRole('button', { name: /^More about/ })).not.toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: new RegExp(other.username) }));
  const chat = screen.getByRole('region', { name: `Chat with ${other.username}` });
  await user.click(within(chat).getByRole('button', { name: `More about ${other.username}` }));
  expect(await screen.findByRole('menuitem', { name: 'View profile' })).toHaveAttribute(
    'href',
    paths.profile(other.username),
  );
  expect(screen.getByRole('menuitem', { name: `Block ${other.username}` })).toBeVisible();
});
