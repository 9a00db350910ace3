import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UserPlus } from 'lucide-react';
import type { FormEvent } from 'react';
import { Button } from './Button';

describe('Button', () => {
  it('is a plain button, not a submit button, by default', () => {
    render(<Button>Pair</Button>);
    expect(screen.getByRole('button', { name: 'Pair' })).toHaveAttribute('type', 'button');
  });

  it('calls its handler on click and on Enter', async () => {
    const onClick = jest.fn();
    render(<Button onClick={onClick}>Pair</Button>);
    await userEvent.click(screen.getByRole('button'));
    await userEvent.keyboard('{Enter}');
    expect(onClick).toHaveBeenCalledTimes(2);
  });

  it('shows its busy text, keeps the focus and ignores clicks while busy', async () => {
    const onClick = jest.fn();
    const { rerender } = render(
      <Button busyText="Saving..." onClick={onClick}>
        Save
      </Button>,
    );
    await userEvent.tab();
    rerender(
      <Button busy busyText="Saving..." onClick={onClick}>
        Save
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Saving...' });
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    expect(onClick).not.toHaveBeenCalled();
  });

  it('does not submit its form again while busy', async () => {
    const onSubmit = jest.fn((event: FormEvent) => {
      event.preventDefault();
    });
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" busy>
          Send
        </Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('ignores clicks when it is aria-disabled but can still be focused', async () => {
    const onClick = jest.fn();
    render(
      <Button aria-disabled onClick={onClick}>
        Post
      </Button>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(onClick).not.toHaveBeenCalled();
    expect(screen.getByRole('button')).toHaveFocus();
  });

  it('excludes its icon from its name', () => {
    render(<Button icon={UserPlus}>Pair</Button>);
    expect(screen.getByRole('button')).toHaveAccessibleName('Pair');
  });
});
