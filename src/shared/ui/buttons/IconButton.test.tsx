import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Send } from 'lucide-react';
import { IconButton } from './IconButton';

describe('IconButton', () => {
  it('has its label as its name', () => {
    render(<IconButton label="Send" icon={Send} />);
    expect(screen.getByRole('button', { name: 'Send' })).toBeVisible();
  });

  it('ignores clicks while busy and keeps its name', async () => {
    const onClick = jest.fn();
    render(<IconButton label="Send" icon={Send} busy onClick={onClick} />);
    await userEvent.click(screen.getByRole('button', { name: 'Send', busy: true }));
    expect(onClick).not.toHaveBeenCalled();
  });
});
