import { render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { PersonName } from './PersonName';

test('a person is shown by the name they chose, with their username after it', () => {
  const { container } = render(
    <PersonName of={{ username: 'nusrat_j', display_name: 'Nusrat Jahan' }} />,
  );
  expect(container).toHaveTextContent(/^Nusrat Jahan @nusrat_j$/);
});

test('every name is shown as it is stored, letter by letter', () => {
  const unit = fc.constantFrom(...'aéßØñłžѢДעمनবিক্ষ漢字ひ한<&>"*_$[](\u200D ā̱ é');
  fc.assert(
    fc.property(fc.string({ unit, minLength: 1, maxLength: 60 }), (name) => {
      const of = { username: 'nusrat_j', display_name: name };
      const { container, unmount } = render(<PersonName of={of} />);
      expect(container.textContent).toBe(`${name} @nusrat_j`);
      unmount();
    }),
  );
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
