import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Checkbox } from './Checkbox';
import { Switch } from './Switch';

describe('Checkbox', () => {
  it('is ticked by a click on its label', async () => {
    render(<Checkbox label="Keep me logged in" />);
    await userEvent.click(screen.getByText('Keep me logged in'));
    expect(screen.getByRole('checkbox', { name: 'Keep me logged in' })).toBeChecked();
  });

  it('is described by its error', () => {
    render(<Checkbox label="I accept the rules" error="Please accept the rules" />);
    expect(screen.getByRole('checkbox')).toBeInvalid();
    expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Please accept the rules');
  });
});

describe('Switch', () => {
  it('is a switch that the space bar turns on', async () => {
    render(<Switch label="Shortcuts" />);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    expect(screen.getByRole('switch', { name: 'Shortcuts' })).toBeChecked();
  });
});
