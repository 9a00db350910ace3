import type { AskedDocument } from '../askedDocument';

export const bashManual: AskedDocument = {
  title: 'Bash Reference Manual',
  language: 'en',
  from: { package: 'bash-doc', path: 'usr/share/doc/bash/bashref.pdf' },
  answered: [
    {
      ask: 'What is the exit status when a command was not found?',
      at: {
        49: 'exit status of 127',
        51: 'the child process created to execute it returns a status of 127',
      },
    },
    {
      ask: 'How do I keep redirection from overwriting an existing file?',
      at: {
        45: 'the noclobber option to the set builtin',
        76: 'Prevent output redirection',
        176: 'avoid overwriting existing files',
      },
    },
    {
      ask: 'How do I send both output and error messages to one file?',
      at: {
        44: 'directs both standard output',
        46: 'the first is preferred',
        176: '‘&>’ redirection operator',
      },
    },
    {
      ask: 'Which file is read when I start an interactive shell that is not a login shell?',
      at: { 97: '(instead of ~/.bashrc)', 99: 'executes commands from ~/.bashrc' },
    },
    {
      ask: 'Does shell arithmetic detect an overflow?',
      at: { 104: 'integers with no check for overflow' },
    },
    {
      ask: 'How do I get a random number?',
      at: { 94: 'expands to a random integer', 95: '32-bit pseudo-random number' },
    },
    {
      ask: 'How can a pipeline fail when any of its commands fails?',
      at: {
        16: 'If pipefail is enabled',
        75: 'pipefail If set',
        174: 'cause a pipeline to return a failure status',
      },
    },
    {
      ask: 'What is forbidden in a restricted shell?',
      at: { 111: 'Changing directories with the cd builtin' },
    },
    {
      ask: 'How do I edit the command line with the keys of vi?',
      at: {
        75: 'Use a vi-style line editing interface',
        123: 'vi-style line editing',
        127: 'set editing-mode vi',
        129: 'set to either ‘emacs’ or ‘vi’',
        149: 'switch interactively between emacs and vi',
      },
    },
    {
      ask: 'Which variable limits the number of commands in the history?',
      at: {
        91: 'HISTSIZE The maximum number of commands',
        130: 'maximum number of history entries',
        158: 'value of the HISTSIZE shell variable',
      },
    },
  ],
  unanswered: [
    'How do I parse a JSON file in a script?',
    'How do I run a script every night at a fixed time?',
    'How do I copy a file to another computer?',
  ],
};
