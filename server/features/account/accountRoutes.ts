import type { Deps } from '../../deps';
import type { Route } from '../../platform/http/route';
import { entryRoutes } from './entryRoutes';
import { googleRoutes } from './googleRoutes';
import { profileRoutes } from './profileRoutes';

/** Accounts: signing up, in and out, codes and passwords, and who a person is. */
export const accountRoutes = (deps: Deps): Route[] => [
  ...entryRoutes(deps),
  ...googleRoutes(deps),
  ...profileRoutes(deps),
];
