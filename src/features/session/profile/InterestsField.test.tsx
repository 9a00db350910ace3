import { fireEvent, render, screen } from '@testing-library/react';
import { InterestsField } from './InterestsField';

test.each(['; ', ', ', '\n', '\r\n', '、', '\n• '])(
  'a pasted list with %j between its items becomes several interests',
  (separator) => {
    const names = ['a', 'b', 'c'].map((name) => name.repeat(60));
    const onChange = jest.fn();
    render(<InterestsField chosen={[]} typed="" error={undefined} onChange={onChange} />);
    const clipboardData = { getData: () => names.join(separator) };
    fireEvent.paste(screen.getByRole('textbox'), { clipboardData });
    expect(onChange).toHaveBeenCalledWith(names, '');
  },
);

test('an Enter of an input method adds nothing, and the next one adds the interest', () => {
  const onChange = jest.fn();
  render(<InterestsField chosen={[]} typed="গণিত" error={undefined} onChange={onChange} />);
  const field = screen.getByRole('textbox');
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
  expect(onChange).not.toHaveBeenCalled();
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 });
  expect(onChange).toHaveBeenCalledWith(['গণিত'], '');
});
