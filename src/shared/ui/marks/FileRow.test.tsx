import { render, screen } from '@testing-library/react';
import { FileRow } from './FileRow';

describe('FileRow', () => {
  it.each([
    ['paper.pdf', 'PDF'],
    ['draft.final.docx', 'DOCX'],
    ['README', 'FILE'],
    ['.gitignore', 'FILE'],
    ['notes.longending', 'FILE'],
    ['odd.', 'FILE'],
  ])('shows the type of %s as %s', (name, tile) => {
    render(<FileRow name={name} />);
    expect(screen.getByText(tile)).toBeVisible();
  });

  it('shows name, meta line, thumbnail and buttons', () => {
    render(
      <FileRow
        name="dusk.jpg"
        meta="2.4 MB"
        thumbnail={<img src="/dusk.jpg" alt="The dish at dusk" />}
        actions={<button type="button">Remove</button>}
      />,
    );
    expect(screen.getByText('dusk.jpg')).toBeVisible();
    expect(screen.getByText('2.4 MB')).toBeVisible();
    expect(screen.getByRole('img', { name: 'The dish at dusk' })).toBeVisible();
    expect(screen.queryByText('JPG')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Remove' })).toBeVisible();
  });
});
