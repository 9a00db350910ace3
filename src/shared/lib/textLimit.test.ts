import { textProblem } from './textLimit';

describe('textProblem', () => {
  it('says what to do about a blank text', () => {
    expect(textProblem(' \n ', 5, 'Write something.')).toBe('Write something.');
    expect(textProblem('\u200b\u3164', 5, 'Write something.')).toBe('Write something.');
  });

  it('says by how much a text is too long, counting an emoji as one', () => {
    expect(textProblem('👍👍👍', 3, '')).toBeUndefined();
    expect(textProblem('👍👍👍👍', 3, '')).toBe('Too long by 1 character.');
    expect(textProblem('abcdefg', 5, '')).toBe('Too long by 2 characters.');
  });
});
