import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { LinkButton } from './LinkButton';

describe('LinkButton', () => {
  it('links to a route of the app', () => {
    render(<LinkButton to="/signup">Get Started</LinkButton>, { wrapper: MemoryRouter });
    expect(screen.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/signup');
  });

  it('links to another address', () => {
    render(<LinkButton href="https://quad.example/a">Open</LinkButton>);
    expect(screen.getByRole('link')).toHaveAttribute('href', 'https://quad.example/a');
  });

  it('omits an address that would run a script', () => {
    render(<LinkButton href={'java' + 'script:alert(1)'}>Open</LinkButton>);
    expect(screen.getByText('Open')).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
