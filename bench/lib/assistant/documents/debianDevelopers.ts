import type { AskedDocument } from '../askedDocument';

export const debianDevelopers: AskedDocument = {
  title: 'Debian Developer’s Reference',
  language: 'en',
  from: {
    package: 'developers-reference',
    path: 'usr/share/developers-reference/developers-reference.pdf',
  },
  answered: [
    {
      ask: 'What should I do before I go on holiday?',
      at: { 20: "need to know that you're on vacation" },
    },
    {
      ask: 'Which conditions must a package meet to get into testing?',
      at: { 64: 'must be in sync on all architectures' },
    },
    {
      ask: 'How do I have a package removed from the archive?',
      at: {
        51: 'you need to file a bug against ftp.debian.org',
        52: 'asking to remove the package',
      },
    },
    {
      ask: 'Where can beginners ask for help with packaging?',
      at: { 13: 'debian-mentors@lists.debian.org', 14: 'has been set up for novice maintainers' },
    },
    {
      ask: 'How should the short description of a package be worded?',
      at: { 73: 'must be concise' },
    },
    {
      ask: 'What can I do about a maintainer who seems to have disappeared?',
      at: {
        61: 'Package salvaging is the process',
        62: 'please inform the MIA team',
        95: 'package is lacking maintenance',
      },
    },
    {
      ask: 'Where do I write news that users see when they upgrade?',
      at: { 77: 'Important news about changes in a package' },
    },
    {
      ask: 'What is the DELAYED queue for?',
      at: {
        42: 'upload to the delayed directory',
        58: 'DELAYED queue exists to give time',
        60: 'Having to wait for a response after you request permission',
      },
    },
    {
      ask: 'Which urgency should most uploads have?',
      at: { 76: 'uploads to unstable to use urgency=medium' },
    },
    {
      ask: 'What must I do when I leave the project?',
      at: { 20: 'If you choose to leave the Debian project' },
    },
  ],
  unanswered: [
    'How much is a developer paid?',
    'How do I install Debian on my laptop?',
    'Which desktop is the default?',
  ],
};
