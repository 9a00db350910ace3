import { mailedFullName, mailedName } from './mailedNames';

test.each([
  ['Nusrat Jahan', 'Nusrat Jahan', 'Nusrat Jahan (@nusrat_j)'],
  [null, 'nusrat_j', 'nusrat_j'],
  ['https://evil.example', 'nusrat_j', 'nusrat_j'],
])(
  'with the chosen name %j, mails greet %s and name the account %s',
  (display_name, greeted, full) => {
    const person = { username: 'nusrat_j', display_name };
    expect([mailedName(person), mailedFullName(person)]).toEqual([greeted, full]);
  },
);
