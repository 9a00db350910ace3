import type { Deps } from '../deps';
import type { Route } from '../platform/http/route';
import { accountRoutes } from './account/accountRoutes';
import { chatRoutes } from './chat/chatRoutes';
import { connectionRoutes } from './connections/connectionRoutes';
import { interactionRoutes } from './interactions/interactionRoutes';
import { notificationRoutes } from './notifications/notificationRoutes';
import { postRoutes } from './posts/postRoutes';
import { universityRoutes } from './universities/universityRoutes';

/** Every feature of the server; each makes its routes from what it needs of the server. */
export const features: readonly ((deps: Deps) => Route[])[] = [
  accountRoutes,
  postRoutes,
  interactionRoutes,
  connectionRoutes,
  chatRoutes,
  notificationRoutes,
  universityRoutes,
];
