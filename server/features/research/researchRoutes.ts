import type { Deps } from '#domain/deps';
import type { Route } from '#server/platform/http/route';
import { paperRoutes } from './papers/paperRoutes';
import { workRoutes } from './work/workRoutes';

/** Papers, current work, and requests to join it. */
export const researchRoutes = (deps: Deps): Route[] => [...paperRoutes(deps), ...workRoutes(deps)];
