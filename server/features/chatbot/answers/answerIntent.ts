import type { AnswerEvent, AnswerPaper, AnswerPerson } from '#contract/entities/chatbot';
import type { Event } from '#contract/entities/event';
import type { FoundPerson } from '#contract/entities/person';
import type { Paper } from '#contract/entities/research';
import { chatbotReplies } from '#contract/messages';
import type { FullAnswer } from './fullAnswer';
import type { Intent } from './readIntent';
import type { Searches } from './searches';

const MOST_EVENTS = 3;
const MOST_PEOPLE = 5;
const MOST_PAPERS = 5;

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

/**
 * Answers a request from the product's own searches, which show only results the reader may see.
 */
export async function answerIntent(
  searches: Searches,
  readerId: number,
  intent: Intent,
): Promise<FullAnswer> {
  if (intent.kind === 'greeting') {
    const questions = [...chatbotReplies.starters];
    return textAnswer(chatbotReplies.hello, { verdict: 'help', questions });
  }
  if (intent.kind === 'events') {
    const events = await searches.comingEvents(readerId, MOST_EVENTS);
    const text = events.length === 0 ? chatbotReplies.noEvents : chatbotReplies.events;
    return textAnswer(text, { events: events.map(eventOf) });
  }
  if (intent.kind === 'people') {
    const people = await searches.people(readerId, intent.topic, MOST_PEOPLE);
    const text = people.length === 0 ? chatbotReplies.noPeople : chatbotReplies.people;
    return textAnswer(text, { people: people.map(personOf) });
  }
  const papers = await searches.papers(readerId, intent.topic, MOST_PAPERS);
  const text = papers.length === 0 ? chatbotReplies.noPapers : chatbotReplies.papers;
  return textAnswer(text, { papers: papers.map(paperOf) });
}
