import { chatApi } from '../features/chat/chatApi';
import { chatbotApi } from '../features/chatbot/chatbotApi';
import { connectionsApi } from '../features/connections/connectionsApi';
import { calendarApi } from '../features/events/calendar/calendarApi';
import { eventsApi } from '../features/events/eventsApi';
import { commentsApi } from '../features/feed/comments/commentsApi';
import { feedApi } from '../features/feed/feedApi';
import { postActionsApi } from '../features/feed/postActionsApi';
import { notificationsApi } from '../features/notifications/notificationsApi';
import { peopleSearchApi } from '../features/people-search/peopleSearchApi';
import { profileApi } from '../features/profile/profileApi';
import { papersApi } from '../features/research/papers/papersApi';
import { workApi } from '../features/research/work/workApi';
import { profileFormApi } from '../features/session/profileFormApi';
import { sessionApi } from '../features/session/sessionApi';
import { universitiesApi } from '../features/universities/universitiesApi';

/**
 * Every file of endpoints. A page fetches the ones it uses; a replay needs all, since the reducer asks
 * for the definition of every call in a log. To add one, add its line.
 */
const groups = [
  calendarApi,
  chatApi,
  chatbotApi,
  commentsApi,
  connectionsApi,
  eventsApi,
  feedApi,
  notificationsApi,
  papersApi,
  peopleSearchApi,
  postActionsApi,
  profileApi,
  profileFormApi,
  sessionApi,
  universitiesApi,
  workApi,
];

/** The names of all endpoints, all of them in place once this was called. */
export const endpointNames = (): string[] => [
  ...new Set(groups.flatMap(({ endpoints }) => Object.keys(endpoints))),
];
