import type { Static } from '@sinclair/typebox';
import { Count, Id, Iso, nullable, oneOf, record, Url } from '../schema';

/**
 * A copy of the caller's data. `size` and `url` are null unless it is done; `url` works until
 * `expires_at`.
 */
export const AccountExport = record({
  id: Id,
  state: oneOf('waiting', 'running', 'done', 'failed', 'expired'),
  created_at: Iso,
  size: nullable(Count),
  url: nullable(Url),
  expires_at: nullable(Iso),
});
export type AccountExport = Static<typeof AccountExport>;
