import { render, screen } from '@testing-library/react';
import { PersonName } from './PersonName';

test('a person is shown by the name they chose, with their username after it', () => {
  const { container } = render(
    <PersonName of={{ username: 'nusrat_j', display_name: 'Nusrat Jahan' }} />,
  );
  expect(container).toHaveTextContent(/^Nusrat Jahan @nusrat_j$/);
});

test('a name that runs the other way keeps to itself', () => {
  render(<PersonName of={{ username: 'm.rahman', display_name: 'محمد رحمان' }} />);
  expect(screen.getByText('محمد رحمان').tagName).toBe('BDI');
});

test.each([null, undefined, ''])('without a name (%p) the username stands alone', (chosen) => {
  const { container } = render(<PersonName of={{ username: 'nusrat_j', display_name: chosen }} />);
  expect(container).toHaveTextContent(/^nusrat_j$/);
});

test.each([
  ['Nusrat Jahan', /^Nusrat Jahan \(she\/her\) @nusrat_j$/],
  [null, /^nusrat_j \(she\/her\)$/],
])('pronouns follow the name (%p)', (chosen, shown) => {
  const { container } = render(
    <PersonName of={{ username: 'nusrat_j', display_name: chosen, pronouns: 'she/her' }} />,
  );
  expect(container).toHaveTextContent(shown);
});
