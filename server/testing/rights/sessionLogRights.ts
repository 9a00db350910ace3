import type { CallName } from '#contract/calls/index';
import { everybody, members, type Right } from './callers';

const unknown = { params: { token: 'unknown' } };

/** The response to every call about session logs, by caller. A link of the operator opens one. */
export const sessionLogRights = {
  // Without a file: authorised callers get as far as the validation error.
  sendSessionLog: members(400),
  readSessionLog: everybody(404, () => unknown),
  readLogNotes: everybody(404, () => unknown),
  saveLogNotes: everybody(404, () => ({ ...unknown, body: { notes: [] } })),
} satisfies Partial<Record<CallName, Right>>;
