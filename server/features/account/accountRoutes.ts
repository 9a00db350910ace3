import type { Deps } from '#domain/deps';
import type { Route } from '#server/platform/http/route';
import { entryRoutes } from './sessions/entryRoutes';
import { googleRoutes } from './google/googleRoutes';
import { profileRoutes } from './profile/profileRoutes';

/** Accounts: signing up, in and out, codes and passwords, and who a person is. */
export const accountRoutes = (deps: Deps): Route[] => [
  ...entryRoutes(deps),
  ...googleRoutes(deps),
  ...profileRoutes(deps),
];
