import { screen } from '@testing-library/react';
import { selectToasts } from '../notify/toastsSlice';
import { renderAt } from '../testing/renderAt';
import { InviteButton } from './InviteButton';

async function press(writeText: () => Promise<void>) {
  const { user, store } = await renderAt('/', <InviteButton />);
  jest.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText);
  await user.click(screen.getByRole('button', { name: 'Invite a colleague' }));
  return selectToasts(store.getState()).at(-1);
}

test('copies the address of the sign-up page and reports it', async () => {
  const write = jest.fn(() => Promise.resolve());
  expect(await press(write)).toMatchObject({
    kind: 'success',
    text: 'Sign-up link copied. Send it to a colleague.',
  });
  expect(write).toHaveBeenCalledWith('http://localhost/signup');
});

test('shows the address if the browser refuses to copy', async () => {
  const toast = await press(() => Promise.reject(new Error('refused')));
  expect(toast?.kind).toBe('error');
  expect(toast?.text).toContain('http://localhost/signup');
});
