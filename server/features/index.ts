import type { Deps } from '../deps';
import type { Route } from '../platform/http/route';
import { accountRoutes } from './account/accountRoutes';
import { assistantRoutes } from './assistant/assistantRoutes';
import { calendarRoutes } from './calendar/calendarRoutes';
import { chatRoutes } from './chat/chatRoutes';
import { connectionRoutes } from './connections/connectionRoutes';
import { eventRoutes } from './events/eventRoutes';
import { interactionRoutes } from './interactions/interactionRoutes';
import { notificationRoutes } from './notifications/notificationRoutes';
import { postRoutes } from './posts/postRoutes';
import { reportRoutes } from './posts/reportRoutes';
import { researchRoutes } from './research/researchRoutes';
import { searchRoutes } from './search/searchRoutes';
import { universityRoutes } from './universities/universityRoutes';

/** Every feature of the server; each makes its routes from what it needs of the server. */
export const features: readonly ((deps: Deps) => Route[])[] = [
  accountRoutes,
  postRoutes,
  reportRoutes,
  interactionRoutes,
  connectionRoutes,
  chatRoutes,
  notificationRoutes,
  universityRoutes,
  eventRoutes,
  calendarRoutes,
  searchRoutes,
  researchRoutes,
  assistantRoutes,
];
