import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ToggleChips } from './ToggleChips';

const options = ['Machine Learning', 'Data Science', 'AI Ethics'];

function Interests({ start = [], max }: { readonly start?: string[]; readonly max?: number }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <ToggleChips
        label="Fields of interest"
        options={options}
        value={value}
        onChange={setValue}
        max={max}
      />
      <output>{value.join(', ')}</output>
    </>
  );
}

describe('ToggleChips', () => {
  it('is a labelled group of toggle buttons', () => {
    render(<Interests start={['Data Science']} />);
    expect(screen.getByRole('group', { name: 'Fields of interest' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Data Science', pressed: true })).toBeVisible();
    expect(screen.getAllByRole('button', { pressed: false })).toHaveLength(2);
    expect(screen.getByText('AI Ethics').tagName).toBe('BDI');
  });

  it('turns chips on and off and keeps the order of the options', async () => {
    render(<Interests />);
    await userEvent.click(screen.getByRole('button', { name: 'AI Ethics' }));
    await userEvent.click(screen.getByRole('button', { name: 'Machine Learning' }));
    expect(screen.getByRole('status')).toHaveTextContent('Machine Learning, AI Ethics');
    await userEvent.click(screen.getByRole('button', { name: 'AI Ethics' }));
    expect(screen.getByRole('status')).toHaveTextContent(/^Machine Learning$/);
  });

  it('accepts no further chip at the maximum but still allows removing one', async () => {
    render(<Interests start={['AI Ethics']} max={1} />);
    const other = screen.getByRole('button', { name: 'Data Science' });
    expect(other).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(other);
    expect(screen.getByRole('status')).toHaveTextContent(/^AI Ethics$/);
    await userEvent.click(screen.getByRole('button', { name: 'AI Ethics' }));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('describes the group by its error', () => {
    render(
      <ToggleChips
        label="Fields"
        options={options}
        value={[]}
        onChange={jest.fn()}
        error="Choose at least one field"
      />,
    );
    expect(screen.getByRole('group')).toHaveAccessibleDescription('Choose at least one field');
  });
});
