import { string } from 'yup';
import { atMost } from './rules';

const name = string().test(...atMost(5));

test.each(['', 'Grace', 'Grace  ', '\u{1F600}'.repeat(5)])(
  '“%s” has at most five',
  async (text) => {
    await expect(name.validate(text)).resolves.toBe(text);
  },
);

test('a text that is too long is refused with the excess', async () => {
  await expect(name.validate('Graceful')).rejects.toThrow('Too long by 3 characters.');
  await expect(name.validate('Graces')).rejects.toThrow('Too long by 1 character.');
});
