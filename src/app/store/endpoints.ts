/**
 * Every endpoint file, for a replay. Importing one injects its endpoints into the API. The reducer
 * needs an endpoint's definition when its response arrives, and a log may contain any call. In the
 * live application, each page brings the endpoints it uses. To add a file, add its line here.
 */
import '#api/lookupApi';
import '#api/sessionLogsApi';
import '#api/siteApi';
import '#features/cards/cardsApi';
import '#features/chat/chatApi';
import '#features/chat/search/chatSearchApi';
import '#features/chatbot/chatbotApi';
import '#features/chatbot/conversation/conversationApi';
import '#features/chatbot/documents/documentsApi';
import '#features/chatbot/matrix/matrixApi';
import '#features/connections/mentoring/mentorsApi';
import '#features/connections/sent/sentRequestsApi';
import '#features/connections/state/connectionsApi';
import '#features/events/calendar/calendarApi';
import '#features/events/eventsApi';
import '#features/events/found/foundEventsApi';
import '#features/events/list/eventListsApi';
import '#features/events/month/monthApi';
import '#features/feed/comments/changesApi';
import '#features/feed/comments/commentsApi';
import '#features/feed/feedApi';
import '#features/feed/likedBy/likedByApi';
import '#features/feed/share/shareApi';
import '#features/feed/tags/tagsApi';
import '#features/notifications/notificationsApi';
import '#features/notifications/settings/pushApi';
import '#features/notifications/settings/settingsApi';
import '#features/people-search/peopleSearchApi';
import '#features/profile/profileApi';
import '#features/reports/moderation/moderationApi';
import '#features/reports/reportsApi';
import '#features/research/library/libraryApi';
import '#features/research/papers/papersApi';
import '#features/research/work/workApi';
import '#features/search/searchApi';
import '#features/session/account/accountApi';
import '#features/session/ownData/exportsApi';
import '#features/session/profileFormApi';
import '#features/session/sessionApi';
import '#features/universities/universitiesApi';
import { baseApi } from '#api/baseApi';

/** The names of all endpoints in this version of the application. */
export const endpointNames = (): string[] => Object.keys(baseApi.endpoints);
