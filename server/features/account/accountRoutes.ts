import type { Deps } from '#domain/deps';
import type { Route } from '#server/platform/http/route';
import { deletionRoutes } from './deletion/deletionRoutes';
import { createPasswords } from './passwords/passwords';
import { entryRoutes } from './sessions/entryRoutes';
import { accountSettingsRoutes } from './settings/accountSettingsRoutes';

/** The calls that need passwords. They share one queue, so that hashing never takes every core twice. */
export function accountRoutes(deps: Deps): Route[] {
  const passwords = createPasswords();
  return [
    ...entryRoutes(deps, passwords),
    ...accountSettingsRoutes(deps, passwords),
    ...deletionRoutes(deps, passwords),
  ];
}
