import { render, screen } from '@testing-library/react';
import { Badge } from './Badge';

describe('Badge', () => {
  it.each([
    [1, '1'],
    [99, '99'],
    [100, '99+'],
  ])('shows %d as %s', (count, text) => {
    render(<Badge count={count} />);
    expect(screen.getByText(text)).toBeVisible();
  });

  it.each([0, -2])('shows nothing for %d', (count) => {
    const { container } = render(<Badge count={count} />);
    expect(container).toBeEmptyDOMElement();
  });

  it('is announced by its label, not by the bare number', () => {
    render(
      <button type="button">
        Messages <Badge count={120} label="120 unread" />
      </button>,
    );
    expect(screen.getByRole('button')).toHaveAccessibleName('Messages 120 unread');
  });
});
