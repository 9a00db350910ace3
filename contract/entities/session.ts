import { Type, type Static } from '@sinclair/typebox';
import { Id, Iso, nullable, record } from '../schema';

/** A place where the user is signed in. `browser` is null if it was not recorded or is unknown. */
export const Session = record({
  id: Id,
  created_at: Iso,
  last_used_at: Iso,
  browser: nullable(Type.String()),
  /** The session that makes this call. */
  is_this: Type.Boolean(),
});
export type Session = Static<typeof Session>;
