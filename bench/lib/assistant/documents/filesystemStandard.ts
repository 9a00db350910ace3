import type { AskedDocument } from '../askedDocument';

export const filesystemStandard: AskedDocument = {
  title: 'Filesystem Hierarchy Standard',
  language: 'en',
  from: { package: 'debian-policy', path: 'usr/share/doc/debian-policy/fhs/fhs-3.0.pdf.gz' },
  answered: [
    {
      ask: 'Where should software from another vendor be installed?',
      at: { 11: 'Add-on application software', 20: 'reserved for the installation of add-on' },
    },
    {
      ask: 'Are temporary files kept after a reboot?',
      at: {
        24: 'deleted whenever the system is booted',
        37: 'preserved between system reboots',
        45: 'preserved between system reboots',
      },
    },
    {
      ask: 'Where are USB sticks and CDs mounted?',
      at: { 11: 'Mount point for removable media', 19: 'mount points for removable media' },
    },
    {
      ask: 'What does the PID file of a daemon contain?',
      at: { 22: 'process identifier in ASCII-encoded decimal' },
    },
    { ask: 'Where do spell checkers find their words?', at: { 31: 'home for word lists' } },
    {
      ask: 'Which directory is for the commands that only root needs?',
      at: {
        22: 'other root-only commands) are stored in',
        29: 'used exclusively by the system administrator',
      },
    },
    {
      ask: 'Which section of the man pages describes library functions?',
      at: { 32: 'Section 3 describes program library routines' },
    },
    {
      ask: 'Where is the incoming mail of users stored?',
      at: { 43: 'accessible through /var/mail' },
    },
    {
      ask: 'Is it allowed to write to /usr while the system runs?',
      at: {
        9: '/usr can now be mounted read-only',
        25: 'must not be written to',
        37: 'possible to mount /usr read-only',
      },
    },
    {
      ask: 'Which files count as shareable?',
      at: { 9: '"Shareable" files are those' },
    },
  ],
  unanswered: [
    'Which file system type should the root partition be formatted with?',
    'How large should the swap partition be?',
    'Where are Docker containers stored?',
  ],
};
