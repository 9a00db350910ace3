import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FindBar } from './FindBar';

const found = { current: 0, total: 0, isPending: true, percent: 40 };

function open(isIncomplete: boolean, text = 'leaf') {
  const onClose = jest.fn();
  const props = { view: null, found, isIncomplete, text, hasText: true, timesAsked: 0, onClose };
  return { onClose, ...render(<FindBar {...props} />) };
}

test('a search shows how far it is, until it needs a page that could not be fetched', () => {
  const { unmount } = open(false);
  expect(screen.getByText('Searching …')).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Pages searched' })).toBeVisible();
  unmount();
  open(true);
  expect(screen.getByText('Some pages are missing')).toBeVisible();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});

test('Escape closes the search', async () => {
  const { onClose } = open(false);
  await userEvent.setup().type(screen.getByRole('searchbox'), '{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});
