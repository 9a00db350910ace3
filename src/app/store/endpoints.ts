/**
 * Every file of endpoints, each of which adds its calls to the API. The reducer asks for the
 * definition of a call when its answer comes in, and a log may hold any call: to add a file, add its
 * line.
 */
import '#features/chat/chatApi';
import '#features/chatbot/chatbotApi';
import '#features/connections/state/connectionsApi';
import '#features/events/calendar/calendarApi';
import '#features/events/eventsApi';
import '#features/feed/comments/commentsApi';
import '#features/feed/feedApi';
import '#features/notifications/notificationsApi';
import '#features/people-search/peopleSearchApi';
import '#features/profile/profileApi';
import '#features/research/papers/papersApi';
import '#features/research/work/workApi';
import '#features/session/profileFormApi';
import '#features/session/sessionApi';
import '#features/universities/universitiesApi';
import { baseApi } from '#api/baseApi';

/** The names of all calls that this version of the application can make. */
export const endpointNames = (): string[] => Object.keys(baseApi.endpoints);
