import { demoPassword } from './demoPassword';

describe('the password of the demo', () => {
  it('is random, and easy to type from a screen', () => {
    const passwords = new Set(Array.from({ length: 100 }, demoPassword));
    expect(passwords.size).toBe(100);
    for (const password of passwords) expect(password).toMatch(/^[a-z2-9]{5}(-[a-z2-9]{5}){2}$/);
  });
});
