import { AVATAR_COLOURS, avatarColour, initialLetter } from './initials';

describe('initialLetter', () => {
  it('is the first letter in capitals', () => {
    expect(initialLetter('nusrat_j')).toBe('N');
  });

  it('skips spaces before the name', () => {
    expect(initialLetter('  tanvir')).toBe('T');
  });

  it('keeps a letter outside the basic plane whole', () => {
    expect(initialLetter('𝒜da')).toBe('𝒜');
  });

  it('reads a Bengali name', () => {
    expect(initialLetter('নুসরাত')).toBe('ন');
  });

  it('is a question mark when there is no name', () => {
    expect(initialLetter('   ')).toBe('?');
  });
});

describe('avatarColour', () => {
  it('is the same for capital and small first letters', () => {
    expect(avatarColour('Nusrat')).toBe(avatarColour('nadia'));
  });

  it('uses every colour over the alphabet and never another', () => {
    const colours = new Set([...'abcdefghijklmnopqrstuvwxyz'].map(avatarColour));
    expect([...colours].sort()).toEqual([0, 1, 2, 3, 4]);
    expect(AVATAR_COLOURS).toBe(5);
  });
});
