import { Type } from '@sinclair/typebox';
import { defineCall } from '../defineCall';
import { LogNotes, SessionLogNotes } from '../entities/sessionLog';
import { SESSION_LOG_MAX_BYTES, SESSION_LOG_NOTE_MAX_LENGTH } from '../limits';
import { Id, Iso, record } from '../schema';
import { at, optionalText } from './common';

const tag = 'Session logs';
/** The token in a link that the operator made. */
const tokenParams = record({ token: Type.String({ minLength: 1, maxLength: 100 }) });

/** The calls for session logs that users send to the operator. */
export const sessionLogCalls = {
  sendSessionLog: defineCall({
    ...at('sendSessionLog'),
    tag,
    access: 'verified',
    summary: 'Send a session log, packed with gzip, to the operator, who keeps it for 30 days',
    bodyKind: 'multipart',
    body: record({ note: optionalText(SESSION_LOG_NOTE_MAX_LENGTH) }),
    files: { file: { maxFiles: 1, maxBytes: SESSION_LOG_MAX_BYTES, required: true } },
    status: 201,
    response: record({ id: Id, expires_at: Iso }),
  }),
  readSessionLog: defineCall({
    ...at('readSessionLog'),
    tag,
    access: 'anonymous',
    summary: 'A session log, by a link of the operator',
    params: tokenParams,
    response: null,
  }),
  readLogNotes: defineCall({
    ...at('readLogNotes'),
    tag,
    access: 'anonymous',
    summary: 'The notes about a session log, by a link of the operator',
    params: tokenParams,
    response: SessionLogNotes,
  }),
  saveLogNotes: defineCall({
    ...at('saveLogNotes'),
    tag,
    access: 'anonymous',
    summary: 'Replace the notes about a session log, unless others have changed those in `seen`',
    params: tokenParams,
    bodyKind: 'json',
    body: record({ notes: LogNotes, seen: Type.Optional(LogNotes) }),
    response: SessionLogNotes,
  }),
};
