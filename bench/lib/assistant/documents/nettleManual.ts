import type { AskedDocument } from '../askedDocument';

export const nettleManual: AskedDocument = {
  title: 'Nettle Manual',
  language: 'en',
  from: { package: 'nettle-dev', path: 'usr/share/doc/nettle-dev/nettle.pdf.gz' },
  answered: [
    { ask: 'Under which licence may I use Nettle?', at: { 7: 'Nettle is dual licenced' } },
    {
      ask: 'Which hash functions should new programs avoid?',
      at: {
        13: 'both these fail the collision-resistance',
        21: 'should be avoided for new applications',
      },
    },
    { ask: 'How long is an AES key?', at: { 27: 'being the allowed key sizes' } },
    {
      ask: 'Why should I hash a password before using it as an ARCFOUR key?',
      at: { 28: 'key setup of ARCFOUR is quite weak' },
    },
    { ask: 'Should I choose RSA or DSA?', at: { 85: 'choose between RSA and DSA' } },
    {
      ask: 'Which library does the public key code depend on?',
      at: { 11: 'depends on the GMP library', 76: 'Nettle uses GMP' },
    },
    {
      ask: 'Does the library allocate memory?',
      at: { 6: 'doesn’t do memory allocation', 78: '“no memory allocation”-policy' },
    },
    {
      ask: 'Which random number generator is recommended?',
      at: { 97: 'recommended generator to use is Yarrow' },
    },
    { ask: 'How do I compile and install Nettle?', at: { 104: 'unpack the source and run' } },
    {
      ask: 'How many bits does SHA1 output?',
      at: { 23: 'It outputs hash values of 160 bits' },
    },
  ],
  unanswered: [
    'Can I call it from several threads at once?',
    'Does it work with smart cards?',
    'Is there encryption that withstands quantum computers?',
  ],
};
