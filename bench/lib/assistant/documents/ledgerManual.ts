import type { AskedDocument } from '../askedDocument';

export const ledgerManual: AskedDocument = {
  title: 'Ledger: Command-Line Accounting',
  language: 'en',
  from: { package: 'ledger', path: 'usr/share/doc/ledger/ledger3.pdf' },
  answered: [
    {
      ask: 'How do I see the balance of all my accounts?',
      at: { 12: 'find the balances of all of your accounts', 73: 'Show account balances' },
    },
    {
      ask: 'How do I mark a transaction as cleared?',
      at: {
        32: 'If ‘*’ appears after the date',
        41: 'To mark a transaction cleared',
        93: 'by placing an asterisk to the right',
      },
    },
    {
      ask: 'How many spaces are needed between account and amount?',
      at: { 25: 'There must be at least two spaces', 127: 'there must be at least two spaces' },
    },
    { ask: 'Does Ledger change my data file?', at: { 11: 'will never alter your input file' } },
    {
      ask: 'How much do I spend each month?',
      at: {
        16: 'simple way of displaying monthly totals',
        57: 'easy to see monthly expenses',
        95: 'Report posting totals by month',
      },
    },
    {
      ask: 'Can I plot my expenses?',
      at: {
        60: 'you can graph any of the above register reports',
        61: 'you may plot the amount or running total',
      },
    },
    {
      ask: "How can I import my bank's CSV file?",
      at: {
        38: 'ledger convert download.csv',
        62: 'parses a comma separated value',
        63: 'ledger convert download.csv',
      },
    },
    {
      ask: 'How do I record the hours that I worked?',
      at: { 105: 'Ledger directly supports “timelog” entries' },
    },
    {
      ask: 'Where do I put options that I always use?',
      at: {
        78: '~/.ledgerrc and ./.ledgerrc',
        92: 'it may contain option settings',
        101: 'option settings in the file ~/.ledgerrc',
      },
    },
    {
      ask: 'What are effective dates good for?',
      at: {
        53: 'transactions do not take place instantaneously',
        54: 'evenly distributed over the next six months',
      },
    },
  ],
  unanswered: [
    'How do I protect my journal with a password?',
    'Is there an app for my phone?',
    'How do I calculate the value added tax on a receipt from Germany?',
  ],
};
