import { render } from '@testing-library/react';
import { NameLine } from './NameLine';

test.each([
  ['Nusrat Jahan', 'nusrat_j', /^Nusrat Jahan @nusrat_j$/],
  [null, 'nusrat_j', /^nusrat_j$/],
  ['Deleted user', 'deleted-12', /^Deleted user$/],
])('%p with the username %s is one line, without pronouns', (display_name, username, shown) => {
  const { container } = render(<NameLine of={{ username, display_name, pronouns: 'she/her' }} />);
  expect(container).toHaveTextContent(shown);
});
