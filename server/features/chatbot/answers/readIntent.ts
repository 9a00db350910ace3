import { wordsIn } from '#contract/words/wordsIn';
import { trimEndOf } from '#server/platform/text';
import { readAskedTime, type AskedTime } from './askedTime';

/** A request that the product itself can answer, without any document. */
export type Intent =
  | { kind: 'greeting' | 'thanks' }
  | { kind: 'events'; when?: AskedTime }
  | { kind: 'talks' | 'papers'; topic: string }
  /** A summary of the paper with these words in its title. */
  | { kind: 'summary'; topic: string }
  /** `place` is the name of a university or department. */
  | { kind: 'people'; topic: string; place?: string };

/** A longer text is a question about a topic, not one of these requests. */
const LONGEST = 200;

const listOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const GREETINGS = listOf('hi hello hey hallo hiya greetings salam assalamualaikum good');
const GREETED = listOf('there quad asku all everyone again morning afternoon evening day to you');
const THANKS = listOf('thanks thank thx dhonnobad ধন্যবাদ');
const THANKED = listOf(
  'you u so very much a lot again quad asku for your help the answer that this was is helpful great ' +
    'perfect cool nice good ok okay',
);
const EVENTS = listOf('event events');
/** Words that ask for a list of events. Any other word makes it a question about a topic. */
const LISTING = listOf(
  'what which any are is there the a an on at in of for me i we you do does have has can could see go to ' +
    'attend join show list find tell give about all some new next upcoming coming up soon today tonight ' +
    'tomorrow this week weekend month year now happening going taking place scheduled planned when ' +
    'where quad campus here please sunday monday tuesday wednesday thursday friday saturday',
);
/** Phrases that ask for events without the word *event*. */
const WHATS_ON =
  /^(?:what(?:'s| is)|whats) (?:on|happening|going on)(?: (?:here|on quad|on campus))?(?: (?:today|tonight|tomorrow|(?:this|next) (?:week|weekend|month)|(?:on |this |next )?(?:mon|tues|wednes|thurs|fri|satur|sun)day))?$/;
const ABILITIES = /^(?:help|what can you do|what do you do|who are you|what are you)$/;

const oneOf = (words: string) => `(?:${words.split(',').join('|')})`;
const ASKED = `${oneOf('find,show,search for,look for,are there,is there,list,do you know')}(?: me)?(?: any| some)? `;
const PEOPLE = oneOf(
  'people,persons?,researchers?,someone,somebody,anyone,anybody,students,experts?,professors?',
);
const WORKING = oneOf(
  'works?,working,is working,are working,researches,researching,does research,is researching,studies,studying,' +
    'interested,is interested,are interested,knows',
);
const TALKS = oneOf('events?,talks?,lectures?,seminars?,workshops?');
const REQUESTS: Readonly<Record<'people' | 'papers' | 'talks' | 'summary', readonly RegExp[]>> = {
  people: [
    `^(?:do you know |tell me |can you tell me )?who(?: else)?(?: here| on quad)? ${WORKING} (?:on |about |in )?(.+)$`,
    `^(?:${ASKED})?${PEOPLE} (?:who |that )?${WORKING} (?:on|about|in) (.+)$`,
    `^(?:${ASKED})?(?:researchers|experts?) (?:on|in) (.+)$`,
  ].map((pattern) => new RegExp(pattern)),
  papers: [
    new RegExp(`^(?:${ASKED})?(?:papers?|articles?|publications?) (?:on|about|dealing with) (.+)$`),
  ],
  talks: [
    new RegExp(
      `^(?:${ASKED}|(?:any|the next|next|upcoming|coming) )?${TALKS}(?: coming up)? (?:on|about) (.+)$`,
    ),
  ],
  summary: [
    /^(?:please |can you |could you )?(?:summari[sz]e|sum up|(?:give me |show me |write )?(?:a |the )?summary of)(?: me)? (?:the |a )?(?:(?:paper|article) )?(?:on |about |called |titled )?(.+?)(?: paper| article)?$/,
    /^what(?:'s| is) the (.+?) (?:paper|article) about$/,
    /^what(?:'s| is) the (?:paper|article) (?:on|about|called|titled) (.+?) about$/,
  ],
};
/** A summary of something that was shown or named before. */
const POINTS_BACK =
  /^(?:this|that|it|these|those|my|me|all|paper|article|document|pdf|text|latest|last)(?: |$)/;
const QUOTES = /["“”]/g;
/** People at a place, such as a university. */
const AT_PLACE = new RegExp(
  `^(?:who(?: else)?|(?:${ASKED})?${PEOPLE}) (?:in|at|from) (.{1,80}?)(?: who| that)? (?=${WORKING} )`,
);
const PLACE_AFTER = /^(.{1,100}?) (?:at|from) (.{1,80})$/;
/** Words after a topic that don't belong to it. */
const AFTER_TOPIC = /,? (?:here|on quad|please|at my university|at this university)$/;

function topicIn(text: string, kind: keyof typeof REQUESTS): string | null {
  for (const pattern of REQUESTS[kind]) {
    const topic = pattern.exec(text)?.[1]?.replace(AFTER_TOPIC, '');
    if (topic) return topic;
  }
  return null;
}

/** The title, or its words, of a paper of which a summary is wanted. */
function summarisedIn(text: string): string | null {
  const topic = topicIn(text.replaceAll(QUOTES, ''), 'summary');
  return topic === null || POINTS_BACK.test(topic) ? null : topic;
}

/** A request for people, with the place that is named before or after the topic. */
function peopleIn(text: string): Intent | null {
  const topic = topicIn(text.replace(AT_PLACE, 'who '), 'people');
  if (topic === null) return null;
  const before = AT_PLACE.exec(text)?.[1];
  const [, work = topic, after] = (before ? null : PLACE_AFTER.exec(topic)) ?? [];
  const place = before ?? after;
  return { kind: 'people', topic: work, ...(place && { place }) };
}

const isGreeting = ([first = '', ...others]: readonly string[]) =>
  GREETINGS.has(first) && others.every((word) => GREETED.has(word) || GREETINGS.has(word));

const isThanks = (words: readonly string[]) =>
  words.some((word) => THANKS.has(word)) &&
  words.every((word) => THANKS.has(word) || THANKED.has(word));

const asksForEvents = (words: readonly string[]) =>
  words.some((word) => EVENTS.has(word)) &&
  words.every((word) => EVENTS.has(word) || LISTING.has(word));

/** Words that relate a request to the present, which no document can know. */
const NOW =
  /\b(?:today|tonight|tomorrow|now|soon|upcoming|coming up|(?:this|next) (?:week|weekend|month))\b/i;

/** Whether a request is about the present. */
export const isAboutNow = (question: string): boolean => NOW.test(question);

/**
 * Recognises a request that one of the product's own searches answers; null for any other question.
 */
export function readIntent(question: string): Intent | null {
  if (question.length > LONGEST) return null;
  const folded = question.normalize('NFKC').toLowerCase().replaceAll('’', "'");
  const words = Array.from(wordsIn(folded), ({ plain }) => plain);
  const text = trimEndOf(folded.replaceAll(/\s+/g, ' '), '?!. ').trimStart();
  if (isGreeting(words) || ABILITIES.test(text)) return { kind: 'greeting' };
  if (isThanks(words)) return { kind: 'thanks' };
  if (asksForEvents(words) || WHATS_ON.test(text)) {
    const when = readAskedTime(text);
    return { kind: 'events', ...(when && { when }) };
  }
  for (const kind of ['talks', 'papers'] as const) {
    const topic = topicIn(text, kind);
    if (topic !== null) return { kind, topic };
  }
  const summarised = summarisedIn(text);
  if (summarised !== null) return { kind: 'summary', topic: summarised };
  return peopleIn(text);
}
