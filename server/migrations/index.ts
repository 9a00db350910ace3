import type { Migration } from 'kysely';
import * as people from './0001-people';
import * as platform from './0002-platform';
import * as posts from './0003-posts';
import * as connections from './0004-connections';
import * as chat from './0005-chat';
import * as identities from './0006-identities';
import * as postKinds from './0007-post-kinds';
import * as sharingAndSearch from './0008-sharing-and-search';
import * as calendars from './0009-calendars';
import * as peopleApart from './0010-people-apart';
import * as research from './0011-research';
import * as storageQuota from './0012-storage-quota';
import * as signups from './0013-signups';
import * as visibility from './0014-visibility';
import * as replyPages from './0015-reply-pages';
import * as notificationDetails from './0016-notification-details';
import * as generatedPictures from './0017-generated-pictures';
import * as personDetails from './0018-person-details';
import * as nameWords from './0019-name-words';
import * as accountCodes from './0020-account-codes';
import * as sessionBrowsers from './0021-session-browsers';
import * as formerUsernames from './0022-former-usernames';
import * as emailChanges from './0023-email-changes';
import * as hiddenPresence from './0024-hidden-presence';

/** Every migration in order; never rename a released one. */
export const migrations: Record<string, Migration> = {
  '0001-people': people,
  '0002-platform': platform,
  '0003-posts': posts,
  '0004-connections': connections,
  '0005-chat': chat,
  '0006-identities': identities,
  '0007-post-kinds': postKinds,
  '0008-sharing-and-search': sharingAndSearch,
  '0009-calendars': calendars,
  '0010-people-apart': peopleApart,
  '0011-research': research,
  '0012-storage-quota': storageQuota,
  '0013-signups': signups,
  '0014-visibility': visibility,
  '0015-reply-pages': replyPages,
  '0016-notification-details': notificationDetails,
  '0017-generated-pictures': generatedPictures,
  '0018-person-details': personDetails,
  '0019-name-words': nameWords,
  '0020-account-codes': accountCodes,
  '0021-session-browsers': sessionBrowsers,
  '0022-former-usernames': formerUsernames,
  '0023-email-changes': emailChanges,
  '0024-hidden-presence': hiddenPresence,
};
