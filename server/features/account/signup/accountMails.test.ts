import { knownAddressMail, passwordChangedMail, resetMail, verificationMail } from './accountMails';

const owner = {
  email: 'ada@campus.example',
  username: 'ada',
  name: 'Ada',
  publicUrl: 'https://quad.example',
};
const code = '042917';

const mails = {
  verification: verificationMail({ ...owner, code, hasOtherSignups: false }),
  'verification among several': verificationMail({ ...owner, code, hasOtherSignups: true }),
  'known address': knownAddressMail(owner),
  reset: resetMail({ ...owner, code }),
  'changed password': passwordChangedMail(owner),
};

/** The words of an HTML body, one string for each element. */
const wordsOf = (html: string) =>
  html
    .replace(/<head>.*<\/head>/s, '')
    .replace(/<\/?a[^>]*>/g, '')
    .split(/<[^>]*>/)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');

test.each(Object.entries(mails))('The mail "%s" is the same as text and as HTML.', (_, mail) => {
  const said = mail.text
    .split(/\n\n|\n--\n|^--\n/m)
    .map((piece) => piece.replace(/^--\n/, '').trim())
    .filter((piece) => piece !== '');
  expect(wordsOf(mail.html)).toEqual(['Quad', ...said]);
  expect(said.length).toBeGreaterThan(2);
});

test.each(['verification', 'verification among several', 'reset'] as const)(
  'The %s has its code in the subject, in the text and in the HTML, and names its lifetime.',
  (name) => {
    const { subject, text, html } = mails[name];
    expect(subject).toMatch(/^042917 is your Quad /);
    for (const body of [text, html]) {
      expect(body).toContain(code);
      expect(body).toContain('valid for 10 minutes and can be used once');
    }
  },
);

test.each(['known address', 'changed password'] as const)('The %s has no code.', (name) => {
  expect(mails[name]).not.toHaveProperty('code');
  expect(JSON.stringify(mails[name])).not.toContain(code);
});

test('A mail is addressed to the recipient alone and names the account.', () => {
  for (const { to, text } of Object.values(mails)) {
    expect(to).toBe(owner.email);
    expect(text).toMatch(/\bada\b/i);
    expect(text).not.toContain(owner.email);
  }
});
