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

test('a side card shows its lines, and always links to all of them', () => {
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

test('a loading side card is busy, and shows neither the empty text nor an error', () => {
  show({ busy: true });
  expect(card()).toHaveAttribute('aria-busy', 'true');
  expect(screen.queryByText('None')).not.toBeInTheDocument();
});

test('existing lines stay when a refetch fails', () => {
  show({ lines: [<li key="1">One</li>], failure: <p role="alert">Failed</p> });
  expect(screen.getByText('One')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a side card reports a failure if it has nothing to show', () => {
  show({ failure: <p role="alert">Failed</p> });
  expect(screen.getByRole('alert')).toHaveTextContent('Failed');
});
