import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ActionList } from './ActionList';
import { actionKind } from './actionKind';

// jsdom has no layout, so give the virtualised list a height.
beforeAll(() => {
  Object.defineProperty(HTMLElement.prototype, 'clientHeight', { configurable: true, value: 800 });
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, value: 300 });
});

const entries = [
  'persist/REHYDRATE',
  'app/started',
  'api/internalSubscriptions/subscriptionsUpdated',
  'feed/likeRequested',
].map((type, i) => ({ i, t: i, action: { type } }));

function List() {
  const [found, setFound] = useState('');
  return (
    <ActionList
      entries={entries}
      kinds={entries.map(actionKind)}
      verdict={{ matches: true, checked: 1 }}
      place={0}
      goTo={() => undefined}
      found={found}
      onFind={setFound}
    />
  );
}

const listed = () => screen.getAllByRole('option').map((option) => option.dataset.place);

test('actions of libraries are listed on request, and when they are searched for', async () => {
  const user = userEvent.setup();
  render(<List />);
  expect(listed()).toEqual(['1', '3']);
  await user.click(screen.getByRole('checkbox', { name: 'Show internals' }));
  expect(listed()).toEqual(['0', '1', '2', '3']);
  await user.click(screen.getByRole('checkbox', { name: 'Show internals' }));
  await user.type(screen.getByLabelText('Search actions'), 'rehydrate');
  expect(listed()).toEqual(['0']);
});
