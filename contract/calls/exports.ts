import { Type } from '@sinclair/typebox';
import { defineCall } from '../defineCall';
import { AccountExport } from '../entities/accountExport';
import { Id, record } from '../schema';
import { at, idParams, linkQuery } from './common';

const tag = 'Account';

/** The calls for copies of the caller's data. */
export const exportCalls = {
  requestExport: defineCall({
    ...at('requestExport'),
    tag,
    access: 'verified',
    summary: "Start a copy of the caller's data, at most one a day",
    status: 202,
    response: record({ id: Id }),
  }),
  listExports: defineCall({
    ...at('listExports'),
    tag,
    access: 'verified',
    summary: "The copies of the caller's data, newest first",
    response: Type.Array(AccountExport),
  }),
  downloadExport: defineCall({
    ...at('downloadExport'),
    tag,
    access: 'anonymous',
    summary: "A copy of a person's data, by an address that was signed for them and expires",
    params: idParams,
    query: record(linkQuery),
    response: null,
  }),
};
