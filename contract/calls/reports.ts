import { Type } from '@sinclair/typebox';
import {
  ModerationDecision,
  ModerationPage,
  MyReport,
  OwnDecision,
  ReportKind,
} from '../entities/report';
import {
  APPEAL_MAX_LENGTH,
  EXPLANATION_MAX_LENGTH,
  REPORTED_MESSAGES_MAX,
  REPORT_NOTE_MAX_LENGTH,
  REPORT_REASON_MAX_LENGTH,
  REPORT_STATES,
  SUSPENSION_MAX_DAYS,
} from '../limits';
import { defineCall } from '../defineCall';
import { Id, IdText, oneOf, pageQuery, record } from '../schema';
import { at, Detail, idParams, linkQuery, optionalText, text } from './common';

const tag = 'Reports';
const reason = text(REPORT_REASON_MAX_LENGTH);

export const reportCalls = {
  reportPost: defineCall({
    ...at('reportPost'),
    tag,
    access: 'verified',
    summary: 'Report a post',
    params: idParams,
    bodyKind: 'json',
    body: record({ reason }),
    status: 201,
    response: Detail,
  }),
  reportComment: defineCall({
    ...at('reportComment'),
    tag,
    access: 'verified',
    summary: 'Report a comment',
    params: record({ comment_id: IdText }),
    bodyKind: 'json',
    body: record({ reason }),
    status: 201,
    response: Detail,
  }),
  createReport: defineCall({
    ...at('createReport'),
    tag,
    access: 'verified',
    summary:
      'Report a post, comment, person, paper or message; of messages, the moderators see those that are named',
    bodyKind: 'json',
    body: record({
      kind: ReportKind,
      id: Id,
      reason,
      note: optionalText(REPORT_NOTE_MAX_LENGTH),
      /** Further messages of the same conversation. */
      message_ids: Type.Optional(Type.Array(Id, { maxItems: REPORTED_MESSAGES_MAX - 1 })),
    }),
    status: 201,
    response: record({ id: Id }),
  }),
  listMyReports: defineCall({
    ...at('listMyReports'),
    tag,
    access: 'verified',
    summary: 'The caller’s reports, newest first, and decisions about what the caller wrote',
    query: record(pageQuery()),
    response: record({ reports: Type.Array(MyReport), decisions: Type.Array(OwnDecision) }),
  }),
  withdrawReport: defineCall({
    ...at('withdrawReport'),
    tag,
    access: 'verified',
    summary: 'Withdraw an own report that waits for a decision',
    params: idParams,
    status: 204,
    response: null,
  }),
  appealDecision: defineCall({
    ...at('appealDecision'),
    tag,
    access: 'verified',
    summary: 'Appeal once against a decision about something the caller wrote',
    params: idParams,
    bodyKind: 'json',
    body: record({ text: text(APPEAL_MAX_LENGTH) }),
    status: 201,
    response: Detail,
  }),
  /** A successful response is the file itself. */
  readReportedFile: defineCall({
    ...at('readReportedFile'),
    tag,
    access: 'anonymous',
    summary: 'A file of a report, by an address that was signed for a moderator and expires',
    params: record({ id: IdText, file_id: IdText }),
    query: record(linkQuery),
    response: null,
  }),

  listModerationReports: defineCall({
    ...at('listModerationReports'),
    tag,
    access: 'verified',
    summary:
      'Moderators only: reports and appeals that wait, oldest first; with a final `state`, decided ones, newest first. `before_id` is the last report of the page before, so those that wait continue with higher ids',
    query: record({
      state: Type.Optional(oneOf(...REPORT_STATES)),
      before_id: Type.Optional(IdText),
    }),
    response: ModerationPage,
  }),
  lookAtReport: defineCall({
    ...at('lookAtReport'),
    tag,
    access: 'verified',
    summary: 'Moderators only: mark an open report as looked at',
    params: idParams,
    response: Detail,
  }),
  decideReport: defineCall({
    ...at('decideReport'),
    tag,
    access: 'verified',
    summary: 'Moderators only: decide a report, or an appeal, which `dismiss` grants',
    params: idParams,
    bodyKind: 'json',
    body: record({
      decision: ModerationDecision,
      /** The length of a suspension. */
      days: Type.Optional(Type.Integer({ minimum: 1, maximum: SUSPENSION_MAX_DAYS })),
      explanation: optionalText(EXPLANATION_MAX_LENGTH),
    }),
    response: Detail,
  }),
};
