import { render, screen } from '@testing-library/react';
import { ActionPanel } from './ActionPanel';

const entryOf = (meta: object) => ({ i: 3, t: 0, action: { type: 'api/rejected', meta } });

test('a failed call shows the id of its request in the server’s log', () => {
  const meta = { baseQueryMeta: { requestId: '5f1d8c2e-0b7a' } };
  render(<ActionPanel entry={entryOf(meta)} />);
  expect(screen.getByText('Request in the server’s log:')).toHaveTextContent(/5f1d8c2e-0b7a$/);
});

test.each([{}, { baseQueryMeta: { requestId: null } }])('%j shows no id', (meta) => {
  render(<ActionPanel entry={entryOf(meta)} />);
  expect(screen.queryByText(/^Request in/)).toBeNull();
});
