import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Select } from '../choices/Select';
import { TextArea } from './TextArea';
import { TextField } from './TextField';

describe('TextField', () => {
  it('gives the focus to the input when its label is clicked', async () => {
    render(<TextField label="Username" />);
    await userEvent.click(screen.getByText('Username'));
    expect(screen.getByRole('textbox', { name: 'Username' })).toHaveFocus();
  });

  it('describes the input by its hint until there is an error', () => {
    const { rerender } = render(<TextField label="Email" hint="Of your university." />);
    const input = screen.getByRole('textbox');
    expect(input).toHaveAccessibleDescription('Of your university.');
    rerender(<TextField label="Email" hint="Of your university." error="Email is required" />);
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription('Email is required');
    expect(screen.queryByText('Of your university.')).not.toBeInTheDocument();
  });

  it('keeps its hint beside an error for screen readers only', () => {
    render(<TextField label="Email" hint="Of your university." error="Missing" errorHidden />);
    expect(screen.getByText('Of your university.')).toBeVisible();
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Missing Of your university.');
  });

  it('announces its error', () => {
    render(<TextField label="Email" error="Email is required" />);
    expect(screen.getByRole('alert')).toHaveTextContent('Email is required');
  });

  it('is not invalid and has no description without error and hint', () => {
    render(<TextField label="Email" />);
    expect(screen.getByRole('textbox')).toBeValid();
    expect(screen.getByRole('textbox')).not.toHaveAttribute('aria-describedby');
  });

  it('keeps an existing description', () => {
    render(
      <>
        <p id="more">Seen by friends</p>
        <TextField label="Email" aria-describedby="more" hint="Of your university." />
      </>,
    );
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription(
      'Seen by friends Of your university.',
    );
  });

  it('still announces an error that is only highlighted', () => {
    render(<TextField label="Department" error="Department is required" errorHidden />);
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Department is required');
    expect(screen.getByText('Department is required')).toHaveClass('visually-hidden');
  });
});

describe('TextArea and Select', () => {
  it('are labelled and described like a text field', () => {
    render(
      <>
        <TextArea label="Abstract" hint="At most 2000 characters." />
        <Select label="Zone" error="Choose a zone">
          <option>Asia/Dhaka</option>
        </Select>
      </>,
    );
    expect(screen.getByRole('textbox', { name: 'Abstract' })).toHaveAccessibleDescription(
      'At most 2000 characters.',
    );
    expect(screen.getByRole('combobox', { name: 'Zone' })).toBeInvalid();
  });
});
