import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PasswordField } from './PasswordField';
import { PasswordLengthHint } from './PasswordLengthHint';

describe('PasswordField', () => {
  it('hides the password until asked to show it, and hides it again', async () => {
    render(<PasswordField label="Password" />);
    const input = screen.getByLabelText('Password');
    const eye = screen.getByRole('button', { name: 'Show password', pressed: false });
    expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(eye);
    expect(input).toHaveAttribute('type', 'text');
    expect(eye).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(eye);
    expect(input).toHaveAttribute('type', 'password');
  });

  it('does not submit the form when the password is shown', async () => {
    const onSubmit = jest.fn();
    render(
      <form onSubmit={onSubmit}>
        <PasswordField label="Password" />
      </form>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('says when Caps Lock is on and stops when it is off', () => {
    render(<PasswordField label="Password" />);
    const input = screen.getByLabelText('Password');
    fireEvent.keyDown(input, { key: 'A', modifierCapsLock: true });
    expect(screen.getByRole('status')).toHaveTextContent('Caps Lock is on');
    fireEvent.keyUp(input, { key: 'CapsLock', modifierCapsLock: false });
    expect(screen.queryByText('Caps Lock is on')).not.toBeInTheDocument();
  });
});

describe('PasswordLengthHint', () => {
  it.each([
    [0, 'Use 8 or more characters.'],
    [1, '1 character. 7 more to go.'],
    [7, '7 characters. 1 more to go.'],
    [8, 'Long enough.'],
  ])('for %d characters says "%s"', (length, text) => {
    const { container } = render(<PasswordLengthHint length={length} minimum={8} />);
    expect(container).toHaveTextContent(text);
  });
});
