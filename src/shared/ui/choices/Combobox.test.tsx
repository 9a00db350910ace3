import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog } from '../overlays/Dialog';
import { Combobox } from './Combobox';

const options = ['University of Dhaka', 'BUET', 'North South University'];

function University({ onChange }: { readonly onChange?: (text: string) => void }) {
  const [value, setValue] = useState('');
  return (
    <Combobox
      label="University"
      options={options}
      value={value}
      onChange={(text) => {
        setValue(text);
        onChange?.(text);
      }}
    />
  );
}

const field = () => screen.getByRole('combobox', { name: 'University' });

describe('Combobox', () => {
  it('closes its list by Escape before the dialog around it closes', async () => {
    const onOpenChange = jest.fn();
    render(
      <Dialog open onOpenChange={onOpenChange} title="Edit profile">
        <University />
      </Dialog>,
    );
    await userEvent.type(field(), 'dha');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
    expect(field()).toHaveValue('dha');
    expect(onOpenChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(onOpenChange.mock.calls).toEqual([[false]]);
  });

  it('suggests options that match the text', async () => {
    render(<University />);
    await userEvent.type(field(), 'dha');
    expect(screen.getAllByRole('option')).toHaveLength(1);
    expect(screen.getByRole('option')).toHaveTextContent('University of Dhaka');
    expect(screen.getByRole('status')).toHaveTextContent('1 suggestion');
  });

  it('takes a suggestion by arrow key and Enter', async () => {
    render(<University />);
    await userEvent.type(field(), 'bu{ArrowDown}{Enter}');
    expect(field()).toHaveValue('BUET');
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
  });

  it.each([{ isComposing: true }, { keyCode: 229 }])(
    'leaves the keys of an input method alone (%j)',
    async (sign) => {
      render(<University />);
      await userEvent.type(field(), 'u');
      for (const key of ['ArrowDown', 'ArrowUp', 'Enter', 'Escape', 'Home', 'End'])
        expect(fireEvent.keyDown(field(), { key, ...sign })).toBe(true);
      expect(field()).toHaveValue('u');
      expect(field()).not.toHaveAttribute('aria-activedescendant', expect.stringMatching(/./));
      expect(screen.getAllByRole('option')).not.toHaveLength(0);
    },
  );

  it('takes a suggestion by click', async () => {
    render(<University />);
    await userEvent.click(field());
    await userEvent.click(screen.getByRole('option', { name: 'North South University' }));
    expect(field()).toHaveValue('North South University');
  });

  it('can take the same suggestion again after the text was changed', async () => {
    render(<University />);
    await userEvent.type(field(), 'bu{ArrowDown}{Enter}');
    await userEvent.clear(field());
    await userEvent.type(field(), 'bue{ArrowDown}{Enter}');
    expect(field()).toHaveValue('BUET');
  });

  it('keeps free text when the reader leaves the field, even with a suggestion marked', async () => {
    render(<University />);
    await userEvent.type(field(), 'Dhaka Med{ArrowDown}');
    await userEvent.clear(field());
    await userEvent.type(field(), 'univ{ArrowDown}');
    await userEvent.tab();
    expect(field()).toHaveValue('univ');
  });

  it('closes on Escape without touching the text', async () => {
    render(<University />);
    await userEvent.type(field(), 'univ');
    await userEvent.keyboard('{Escape}{Escape}');
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
    expect(field()).toHaveValue('univ');
  });

  it('keeps the caret where the reader types', async () => {
    render(<University />);
    await userEvent.type(field(), 'BT');
    await userEvent.type(field(), 'UE', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    expect(field()).toHaveValue('BUET');
  });

  it('reports every change of its text', async () => {
    const onChange = jest.fn();
    render(<University onChange={onChange} />);
    await userEvent.type(field(), 'b{ArrowDown}{Enter}');
    expect(onChange.mock.calls).toEqual([['b'], ['BUET']]);
  });
});

describe('Combobox that can add an option', () => {
  const newOptionText = (typed: string) => `Add “${typed}”`;

  function Field() {
    const [value, setValue] = useState('');
    return (
      <Combobox label="University" {...{ options, value, newOptionText }} onChange={setValue} />
    );
  }
  const texts = () => screen.queryAllByRole('option').map((option) => option.textContent);

  it('offers the typed text after the matching options', async () => {
    render(<Field />);
    await userEvent.type(field(), 'Dhaka');
    expect(texts()).toEqual(['University of Dhaka', 'Add “Dhaka”']);
    await userEvent.click(screen.getByRole('option', { name: 'Add “Dhaka”' }));
    expect(field()).toHaveValue('Dhaka');
  });

  it('asks whether a misspelt name means one that is known, and takes it', async () => {
    render(<Field />);
    await userEvent.type(field(), 'North Suoth');
    expect(texts()).toEqual(['Did you mean “North South University”?', 'Add “North Suoth”']);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(field()).toHaveValue('North South University');
  });

  it('adds no option that already exists, in any case', async () => {
    render(<Field />);
    await userEvent.type(field(), 'buet');
    expect(texts()).toEqual(['BUET']);
  });
});
