import { fireEvent, render, screen } from '@testing-library/react';
import { Avatar, AVATAR_COLOURS, avatarColour, initialLetter } from './Avatar';

describe('Avatar', () => {
  it('shows the picture', () => {
    render(<Avatar name="nusrat" src="https://quad.example/n.png" alt="nusrat" size={48} />);
    const picture = screen.getByRole('img', { name: 'nusrat' });
    expect(picture).toHaveAttribute('src', 'https://quad.example/n.png');
    expect(picture).toHaveAttribute('width', '48');
  });

  it('shows the first letter when there is no picture', () => {
    render(<Avatar name="nusrat" src={null} />);
    expect(screen.getByText('N')).toBeVisible();
  });

  it('shows the first letter when the address is unsafe', () => {
    render(<Avatar name="nusrat" src="data:image/svg+xml,<svg/>" alt="nusrat" />);
    expect(screen.getByRole('img', { name: 'nusrat' })).toHaveTextContent('N');
  });

  it('falls back to the letter if the picture does not load, and tries a new address', () => {
    const { rerender } = render(<Avatar name="nusrat" src="/old.png" alt="nusrat" />);
    fireEvent.error(screen.getByRole('img'));
    expect(screen.getByRole('img', { name: 'nusrat' })).toHaveTextContent('N');
    rerender(<Avatar name="nusrat" src="/new.png" alt="nusrat" />);
    expect(screen.getByRole('img')).toHaveAttribute('src', '/new.png');
  });

  it('is decorative unless it has a text alternative', () => {
    render(<Avatar name="nusrat" />);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  it('announces when the person is online', () => {
    render(<Avatar name="nusrat" online />);
    expect(screen.getByText('Online')).toBeInTheDocument();
  });

  it('gives two names with the same first letter the same colour', () => {
    render(
      <>
        <Avatar name="Nadia" />
        <Avatar name="nusrat" />
      </>,
    );
    const [one, two] = screen.getAllByText('N');
    expect(one?.className).toBe(two?.className);
  });
});

describe('initialLetter', () => {
  it('is the first letter in upper case', () => {
    expect(initialLetter('nusrat_j')).toBe('N');
  });

  it('skips spaces before the name', () => {
    expect(initialLetter('  tanvir')).toBe('T');
  });

  it('keeps a letter outside the basic multilingual plane whole', () => {
    expect(initialLetter('𝒜da')).toBe('𝒜');
  });

  it('supports a Bengali name', () => {
    expect(initialLetter('নুসরাত')).toBe('ন');
  });

  it.each([
    ['🇧🇩 Rahim', 'R'],
    ['👩‍🔬 রহিম', 'র'],
    ['(Ada)', 'A'],
    ['7even', '7'],
    ['E\u0301lodie', 'É'],
    ['🇧🇩', '🇧🇩'],
    ['👩‍🔬👩‍🔬', '👩‍🔬'],
    ['❤️', '❤️'],
  ])('of %j is %j, never half a character', (name, letter) => {
    expect(initialLetter(name)).toBe(letter);
  });

  it('is a question mark when there is no name', () => {
    expect(initialLetter('   ')).toBe('?');
  });
});

describe('avatarColour', () => {
  it('is the same for upper-case and lower-case first letters', () => {
    expect(avatarColour('Nusrat')).toBe(avatarColour('nadia'));
  });

  it('uses every colour over the alphabet and never another', () => {
    const colours = new Set([...'abcdefghijklmnopqrstuvwxyz'].map(avatarColour));
    expect([...colours].sort()).toEqual([0, 1, 2, 3, 4]);
    expect(AVATAR_COLOURS).toBe(5);
  });
});
