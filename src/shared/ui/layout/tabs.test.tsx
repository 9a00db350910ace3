import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { NavTabs } from './NavTabs';
import { Tabs } from './Tabs';

function EventTabs() {
  const [value, setValue] = useState('details');
  return (
    <Tabs
      label="Event"
      value={value}
      onValueChange={setValue}
      items={[
        { value: 'details', label: 'Details', content: 'About This Event' },
        { value: 'talk', label: 'Discussion', count: 2, countLabel: '2 new', content: 'Comments' },
      ]}
    />
  );
}

describe('Tabs', () => {
  it('moves between panels with the arrow keys', async () => {
    render(<EventTabs />);
    expect(screen.getByRole('tabpanel', { name: 'Details' })).toHaveTextContent('About This Event');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Discussion 2 new' })).toHaveFocus();
    expect(screen.getByRole('tabpanel')).toHaveTextContent('Comments');
    expect(screen.queryByText('About This Event')).not.toBeInTheDocument();
  });
});

describe('NavTabs', () => {
  it('brings the current one into view, because a phone may cut it off', () => {
    const shown: (string | null)[] = [];
    jest.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(function (
      this: HTMLElement,
    ) {
      shown.push(this.textContent);
    });
    const items = [
      { to: '/settings/account', label: 'Account' },
      { to: '/settings/data', label: 'Your data' },
    ];
    render(
      <MemoryRouter initialEntries={['/settings/data']}>
        <NavTabs label="Settings" items={items} />
      </MemoryRouter>,
    );
    expect(shown).toEqual(['Your data']);
  });

  it('is a nav of links that marks the current one', () => {
    render(
      <MemoryRouter initialEntries={['/research/mine']}>
        <NavTabs
          label="Research"
          items={[
            { to: '/research', label: 'Recommended', end: true },
            { to: '/research/mine', label: 'My papers' },
          ]}
        />
      </MemoryRouter>,
    );
    expect(screen.getByRole('navigation', { name: 'Research' })).toBeVisible();
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('My papers');
  });
});
