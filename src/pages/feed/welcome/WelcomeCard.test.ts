import { ada } from '#shared/testing/people';
import { helloDraft } from './WelcomeCard';

test('mentions the new member’s university and two interests', () => {
  const me = {
    ...ada,
    department: 'Computer Science',
    university_name: 'BRAC University',
    fields_of_interest: 'Data Science, AI Ethics, Logic',
  };
  expect(helloDraft(me)).toBe(
    'Hi, I’m in Computer Science at BRAC University and work on Data Science and AI Ethics.',
  );
  expect(helloDraft({ ...me, fields_of_interest: '' })).toBe(
    'Hi, I’m in Computer Science at BRAC University and work on …',
  );
  expect(helloDraft(ada)).toBe('Hi, I work on …');
});
