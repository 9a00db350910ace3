import * as mail from './mail/texts';
import * as push from './texts';

const NAME = 'ليلى حداد';
const TITLE = 'مرحبا بكم!';
const inside = (text: string) => `\u2068${text}\u2069`;
const like = (name: string, title: string) => mail.line(name, '', 'liked', { lead: ' ', title });

// By Unicode's rules (UAX #9), an exclamation mark between a letter from right to left and one from
// left to right belongs to the sentence, and two such texts beside a colon change places.
test.each([
  ['a mail', like(NAME, TITLE), `${inside(NAME)} liked “${inside(TITLE)}”`],
  ['a reason', mail.withReason('Removed', TITLE), `Removed: “${inside(TITLE)}”`],
  ['a count', mail.unreadMessages(2, NAME, 0), `2 unread messages from ${inside(NAME)}`],
  ['a push message', push.pushLine(NAME, 'likes it'), `${inside(NAME)} likes it`],
  ['its body', push.pushBody(TITLE, TITLE), `${inside(TITLE)}: “${inside(TITLE)}”`],
  ['a message of a person', push.newMessage(NAME), `New message from ${inside(NAME)}`],
])('in %s, what a person wrote from right to left keeps its direction', (_place, text, right) => {
  expect(text).toBe(right);
});

test.each(['Maya', 'রহিম', '李明', 'Ångström 🙂'])('%s needs no marks', (name) => {
  expect(push.newMessage(name)).toBe(`New message from ${name}`);
});

test.each(['עברית', 'العربية', 'ދިވެހި', 'ܣܘܪܝܝܐ', 'ߒߞߏ', '𞤀𞤣𞤤𞤢𞤥'])('%s needs them', (name) => {
  expect(push.newMessage(name)).toBe(`New message from ${inside(name)}`);
});
