import type { AnswerEvent, AnswerPaper, AnswerPerson } from '#contract/entities/chatbot';
import type { Event } from '#contract/entities/event';
import type { FoundPerson } from '#contract/entities/person';
import type { Paper } from '#contract/entities/research';
import { chatbotReplies } from '#contract/messages';
import { plainText } from '#contract/words/wordsIn';
import { wordsOf, type AskedTime } from './askedTime';
import type { FullAnswer } from './fullAnswer';
import type { Intent } from './readIntent';
import type { Searches } from './searches';

const MOST_EVENTS = 3;
const MOST_ON_DAYS = 10;
const MOST_PEOPLE = 5;
const MOST_PAPERS = 5;
/** Of as many people who work on a topic, those at one place are shown. */
const MOST_ANYWHERE = 50;

/** Words that initials leave out. */
const SMALL_WORDS = new Set(['of', 'and', 'the', 'for']);

const textAnswer = (text: string, more: Partial<FullAnswer>): FullAnswer => ({
  response: text,
  citations: [],
  verdict: 'results',
  parts: [{ text, citations: [] }],
  nearest: [],
  ...more,
});

const eventOf = ({ id, title, location, event_datetime, timezone }: Event): AnswerEvent => ({
  id,
  title,
  location,
  event_datetime,
  ...(timezone === undefined ? {} : { timezone }),
});

function personOf({ matches: [match], ...person }: FoundPerson): AnswerPerson {
  return match ? { ...person, reason: match.text } : person;
}

const paperOf = ({ id, title, author }: Paper): AnswerPaper => ({ id, title, author });

/** The events on the days that the reader names, or else the next ones. */
async function answerEvents(
  searches: Searches,
  readerId: number,
  when: AskedTime | undefined,
): Promise<FullAnswer> {
  const asked = when ? await searches.comingEvents(readerId, MOST_ON_DAYS, when) : [];
  if (when && asked.length > 0)
    return textAnswer(chatbotReplies.eventsOn(wordsOf(when)), { events: asked.map(eventOf) });
  const events = (await searches.comingEvents(readerId, MOST_EVENTS)).map(eventOf);
  if (events.length === 0) return textAnswer(chatbotReplies.noEvents, { events });
  const text = when ? chatbotReplies.noEventsOn(wordsOf(when)) : chatbotReplies.events;
  return textAnswer(text, { events });
}

/** Whether a place is named in full, in part, or by its initials, such as BUET. */
function isPlace(name: string | null, place: string): boolean {
  const words = plainText(name ?? '').split(' ');
  const initials = words.filter((word) => !SMALL_WORDS.has(word)).map((word) => word.charAt(0));
  return initials.join('') === place || ` ${words.join(' ')} `.includes(` ${place} `);
}

/** People who work on a topic: those at the place that the reader names, or else all. */
async function answerPeople(
  searches: Searches,
  readerId: number,
  { topic, place }: Extract<Intent, { kind: 'people' }>,
): Promise<FullAnswer> {
  const found = await searches.people(readerId, topic, place ? MOST_ANYWHERE : MOST_PEOPLE);
  const there = found.filter(
    ({ university_name: university, department }) =>
      !place || isPlace(university, plainText(place)) || isPlace(department, plainText(place)),
  );
  const people = (there.length > 0 ? there : found).slice(0, MOST_PEOPLE).map(personOf);
  if (people.length === 0) return textAnswer(chatbotReplies.noPeople, { people });
  const text = there.length > 0 ? chatbotReplies.people : chatbotReplies.noPeopleThere;
  return textAnswer(text, { people });
}

/**
 * Answers a request from the product's own searches, which show only results the reader may see.
 */
export async function answerIntent(
  searches: Searches,
  readerId: number,
  intent: Exclude<Intent, { kind: 'summary' }>,
): Promise<FullAnswer> {
  switch (intent.kind) {
    case 'greeting': {
      const questions = [...chatbotReplies.starters];
      return textAnswer(chatbotReplies.hello, { verdict: 'help', questions });
    }
    case 'thanks':
      return textAnswer(chatbotReplies.welcome, { verdict: 'help' });
    case 'events':
      return answerEvents(searches, readerId, intent.when);
    case 'people':
      return answerPeople(searches, readerId, intent);
    case 'talks': {
      const events = (await searches.talks(readerId, intent.topic, MOST_EVENTS)).map(eventOf);
      const text = events.length === 0 ? chatbotReplies.noTalks : chatbotReplies.talks;
      return textAnswer(text, { events });
    }
    case 'papers': {
      const papers = (await searches.papers(readerId, intent.topic, MOST_PAPERS)).map(paperOf);
      const text = papers.length === 0 ? chatbotReplies.noPapers : chatbotReplies.papers;
      return textAnswer(text, { papers });
    }
  }
}
