import { Type } from '@sinclair/typebox';
import { defineCall } from '../defineCall';
import { Iso, Url, nullable, record } from '../schema';
import { at, idParams, shareToken } from './common';

const tag = 'Calendars';

/** Calls whose successful response is a calendar (text/calendar) have no JSON response. */
export const calendarCalls = {
  downloadEvent: defineCall({
    ...at('downloadEvent'),
    tag,
    access: 'verified',
    summary: 'One event as an .ics file',
    params: idParams,
    response: null,
  }),
  downloadSharedEvent: defineCall({
    ...at('downloadSharedEvent'),
    tag,
    access: 'anonymous',
    summary: 'The event of a shared post as an .ics file',
    params: record({ token: shareToken }),
    response: null,
  }),
  readCalendarFeed: defineCall({
    ...at('readCalendarFeed'),
    tag,
    access: 'anonymous',
    summary: 'The events of a private calendar address, for calendar apps',
    params: record({ token: Type.String({ minLength: 1, maxLength: 100 }) }),
    response: null,
  }),
  readCalendarFeedState: defineCall({
    ...at('readCalendarFeedState'),
    tag,
    access: 'verified',
    summary: "When the caller's private calendar address was created, if there is one",
    response: record({ created_at: nullable(Iso) }),
  }),
  createCalendarFeed: defineCall({
    ...at('createCalendarFeed'),
    tag,
    access: 'verified',
    summary: 'A new private calendar address, returned only once; the previous one stops working',
    status: 201,
    response: record({ feed_url: Url }),
  }),
  deleteCalendarFeed: defineCall({
    ...at('deleteCalendarFeed'),
    tag,
    access: 'verified',
    summary: 'Revoke the private calendar address',
    status: 204,
    response: null,
  }),
};
