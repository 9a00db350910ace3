import type { AskedDocument } from '../askedDocument';

export const cvsManual: AskedDocument = {
  title: 'Version Management with CVS',
  language: 'en',
  from: { package: 'cvs', path: 'usr/share/doc/cvs/cvs.pdf' },
  answered: [
    {
      ask: 'How do I get rid of a sticky tag?',
      at: {
        53: 'until you delete them with ‘cvs update -A',
        121: 'Reset any sticky tags',
        145: 'Reset any sticky tags',
        151: 'Reset any sticky tags',
        160: 'Reset any sticky tags',
      },
    },
    {
      ask: 'Which revision number does a new file get?',
      at: { 47: 'By default revision 1.1 is the first revision' },
    },
    {
      ask: 'How do I rename a file?',
      at: { 70: 'normal way to move a file is to copy old to new' },
    },
    {
      ask: 'How do I rename a tag?',
      at: { 52: 'To rename a tag, first create a new tag' },
    },
    {
      ask: 'Can two developers edit one file at the same time?',
      at: {
        77: 'edit their own working copy of a file simultaneously',
        82: 'ability of two developers to edit the same file',
      },
    },
    {
      ask: 'How do I get an email when someone commits a change?',
      at: {
        73: 'use the cvs watch add command',
        83: 'cvs watch add',
        84: 'users to be notified by electronic mail',
      },
    },
    { ask: 'Can I store images?', at: { 75: 'cvs can store binary files' } },
    {
      ask: 'How do I merge a branch into my working copy?',
      at: {
        55: 'first running cvs update -j',
        59: 'merge changes made on a branch into your working copy',
        122: 'merge changes from the ancestor revision',
        146: 'merge changes from the ancestor revision',
      },
    },
    {
      ask: 'How much memory does the server need for checking in big files?',
      at: { 30: 'ten times the size of the largest file' },
    },
    {
      ask: 'Which variable decides the permissions of files in the repository?',
      at: {
        20: 'If you set the CVSUMASK environment variable',
        187: 'Controls permissions of files in the repository',
      },
    },
  ],
  unanswered: [
    'How do I sign a commit with a cryptographic key?',
    'How can I move my project to GitHub?',
    'How do I put unfinished changes aside and fetch them back later?',
  ],
};
