import { account } from './help/account';
import { askU } from './help/askU';
import { events } from './help/events';
import type { HelpGroup, HelpSection } from './help/helpGroup';
import { messages } from './help/messages';
import { notifications } from './help/notifications';
import { papers } from './help/papers';
import { people } from './help/people';
import { posts } from './help/posts';
import { profile } from './help/profile';
import { safety } from './help/safety';
import { usingQuad } from './help/usingQuad';
import { work } from './help/work';

/** The content of the Help page. The chatbot also answers questions about the product from it. */
export const helpGroups: readonly HelpGroup[] = [
  account,
  profile,
  people,
  posts,
  messages,
  events,
  papers,
  work,
  askU,
  notifications,
  safety,
  usingQuad,
];

export const helpSections: readonly HelpSection[] = helpGroups.flatMap(({ sections }) => sections);
