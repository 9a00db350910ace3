import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { SideCard } from './SideCard';

const show = (props: Partial<Parameters<typeof SideCard>[0]>) =>
  render(
    <MemoryRouter>
      <SideCard
        title="Upcoming events"
        lines={undefined}
        empty={<p>None</p>}
        failure={null}
        busy={false}
        more={{ to: '/dashboard/Events', text: 'See all events' }}
        {...props}
      />
    </MemoryRouter>,
  );
const card = () => screen.getByRole('region', { name: 'Upcoming events' });

test('a side card shows its lines, and always leads to all of them', () => {
  show({ lines: [<li key="1">One</li>, <li key="2">Two</li>] });
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'One',
    'Two',
  ]);
  expect(screen.queryByText('None')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See all events' })).toHaveAttribute(
    'href',
    '/dashboard/Events',
  );
});

test('a side card without lines says so instead of showing an empty list', () => {
  show({ lines: [] });
  expect(screen.getByText('None')).toBeVisible();
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
  expect(card()).toHaveAttribute('aria-busy', 'false');
});

test('a side card that waits is busy, and says neither that there is nothing nor that it failed', () => {
  show({ busy: true });
  expect(card()).toHaveAttribute('aria-busy', 'true');
  expect(screen.queryByText('None')).not.toBeInTheDocument();
});

test('lines that are there stay when reading them again fails', () => {
  show({ lines: [<li key="1">One</li>], failure: <p role="alert">Failed</p> });
  expect(screen.getByText('One')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a side card says what failed where there is nothing to show', () => {
  show({ failure: <p role="alert">Failed</p> });
  expect(screen.getByRole('alert')).toHaveTextContent('Failed');
});
