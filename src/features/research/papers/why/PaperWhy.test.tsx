import { render, screen } from '@testing-library/react';
import type { PaperReason } from '#contract/entities/research';
import { PaperWhy } from './PaperWhy';

const textOf = (why: PaperReason) => render(<PaperWhy why={why} />).container.textContent;
const paper = (relation: 'saved' | 'own' | 'read') => ({ id: 8, title: 'Sinks', relation });

test.each<[PaperReason, string]>([
  [{ kind: 'interest', words: ['graph theory'] }, 'Because you are interested in graph theory'],
  [{ kind: 'interest', words: ['a', 'b', 'c'] }, 'Because you are interested in a, b and c'],
  [{ kind: 'department', words: ['Physics'] }, 'Close to your department, Physics'],
  [
    { kind: 'author', name: 'Nusrat Jahan', paper: paper('saved') },
    'By Nusrat Jahan, an author of “Sinks”, which you saved',
  ],
  [
    { kind: 'author', name: 'Nusrat Jahan', paper: paper('own') },
    'By Nusrat Jahan, an author of your “Sinks”',
  ],
  [{ kind: 'author', name: 'Nusrat Jahan' }, 'By Nusrat Jahan, an author in your library'],
  [{ kind: 'cited', paper: paper('own') }, 'Cited in your “Sinks”'],
  [{ kind: 'similar', paper: paper('read') }, 'Like “Sinks”, which you read'],
  [{ kind: 'reference' }, 'Your library has a reference to it'],
  [{ kind: 'colleague' }, 'Shared by a member of your department'],
  [{ kind: 'new' }, 'New on Quad'],
])('%j reads “%s”', (why, text) => {
  expect(textOf(why)).toBe(text);
});

test.each([{ kind: 'a_later_one' }, { kind: 'author' }, { kind: 'similar' }, { kind: 'interest' }])(
  'nothing is shown for %j',
  (why) => {
    expect(textOf(why as PaperReason)).toBe('');
  },
);

test('texts by people keep their own direction', () => {
  render(<PaperWhy why={{ kind: 'interest', words: ['علم الأحياء'] }} />);
  expect(screen.getByText('علم الأحياء').tagName).toBe('BDI');
});
