import type { Deps } from '#domain/deps';
import type { Route } from '#server/platform/http/route';
import { googleRoutes } from '#server/features/account/google/googleRoutes';
import { profileRoutes } from '#server/features/account/profile/profileRoutes';
import { accountRoutes } from '#server/features/account/accountRoutes';
import { cardRoutes } from '#server/features/cards/cardRoutes';
import { chatbotRoutes } from '#server/features/chatbot/chatbotRoutes';
import { calendarRoutes } from '#server/features/calendar/calendarRoutes';
import { chatRoutes } from '#server/features/chat/chatRoutes';
import { connectionRoutes } from '#server/features/connections/connectionRoutes';
import { eventRoutes } from '#server/features/events/eventRoutes';
import { exportRoutes } from '#server/features/exports/exportRoutes';
import { interactionRoutes } from '#server/features/interactions/interactionRoutes';
import { libraryRoutes } from '#server/features/library/libraryRoutes';
import { notificationRoutes } from '#server/features/notifications/notificationRoutes';
import { pushRoutes } from '#server/features/notifications/push/pushRoutes';
import { postRoutes } from '#server/features/posts/postRoutes';
import { tagRoutes } from '#server/features/posts/views/tagRoutes';
import { moderationRoutes } from '#server/features/reports/moderation/moderationRoutes';
import { reportRoutes } from '#server/features/reports/reportRoutes';
import { paperRoutes } from '#server/features/research/papers/paperRoutes';
import { workRoutes } from '#server/features/research/work/workRoutes';
import { searchRoutes } from '#server/features/search/searchRoutes';
import { sessionLogRoutes } from '#server/features/sessionLogs/sessionLogRoutes';
import { siteRoutes } from '#server/features/site/siteRoutes';
import { universityRoutes } from '#server/features/universities/universityRoutes';
import { createChatbotSearches } from './createChatbotSearches';
import { createOtherSearches } from './createOtherSearches';

/** Every feature of the server; each creates its routes from the server's dependencies. */
export const features: readonly ((deps: Deps) => Route[])[] = [
  accountRoutes,
  googleRoutes,
  profileRoutes,
  exportRoutes,
  (deps) => postRoutes(deps),
  reportRoutes,
  moderationRoutes,
  tagRoutes,
  interactionRoutes,
  connectionRoutes,
  chatRoutes,
  notificationRoutes,
  pushRoutes,
  siteRoutes,
  sessionLogRoutes,
  universityRoutes,
  eventRoutes,
  calendarRoutes,
  cardRoutes,
  libraryRoutes,
  (deps) => searchRoutes(deps, createOtherSearches(deps)),
  paperRoutes,
  workRoutes,
  (deps) => chatbotRoutes(deps, createChatbotSearches(deps)),
];
