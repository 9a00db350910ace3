import type { Migration } from 'kysely';
import * as people from './0001-0020/0001-people';
import * as platform from './0001-0020/0002-platform';
import * as posts from './0001-0020/0003-posts';
import * as connections from './0001-0020/0004-connections';
import * as chat from './0001-0020/0005-chat';
import * as identities from './0001-0020/0006-identities';
import * as postKinds from './0001-0020/0007-post-kinds';
import * as sharingAndSearch from './0001-0020/0008-sharing-and-search';
import * as calendars from './0001-0020/0009-calendars';
import * as peopleApart from './0001-0020/0010-people-apart';
import * as research from './0001-0020/0011-research';
import * as storageQuota from './0001-0020/0012-storage-quota';
import * as signups from './0001-0020/0013-signups';
import * as visibility from './0001-0020/0014-visibility';
import * as replyPages from './0001-0020/0015-reply-pages';
import * as notificationDetails from './0001-0020/0016-notification-details';
import * as generatedPictures from './0001-0020/0017-generated-pictures';
import * as personDetails from './0001-0020/0018-person-details';
import * as nameWords from './0001-0020/0019-name-words';
import * as accountCodes from './0001-0020/0020-account-codes';
import * as sessionBrowsers from './0021-0040/0021-session-browsers';
import * as formerUsernames from './0021-0040/0022-former-usernames';
import * as emailChanges from './0021-0040/0023-email-changes';
import * as hiddenPresence from './0021-0040/0024-hidden-presence';
import * as mentoring from './0021-0040/0025-mentoring';
import * as openWork from './0021-0040/0026-open-work';
import * as mentions from './0021-0040/0027-mentions';
import * as notificationSettings from './0021-0040/0028-notification-settings';
import * as institutions from './0021-0040/0029-institutions';
import * as accountExports from './0021-0040/0030-account-exports';
import * as accountDeletion from './0021-0040/0031-account-deletion';
import * as webPush from './0021-0040/0032-web-push';
import * as newestLikes from './0021-0040/0033-newest-likes';
import * as commentExcerpts from './0021-0040/0034-comment-excerpts';
import * as commentEdits from './0021-0040/0035-comment-edits';
import * as followedTags from './0021-0040/0036-followed-tags';
import * as messageChanges from './0021-0040/0037-message-changes';
import * as quadNotifications from './0021-0040/0038-quad-notifications';
import * as reports from './0021-0040/0039-reports';
import * as messageWords from './0021-0040/0040-message-words';
import * as eventPlaces from './0041-0060/0041-event-places';
import * as pageLabels from './0041-0060/0042-page-labels';
import * as words from './0041-0060/0043-words';
import * as pronouns from './0041-0060/0044-pronouns';
import * as readingPlaces from './0041-0060/0045-reading-places';
import * as postLinks from './0041-0060/0046-post-links';
import * as library from './0041-0060/0047-library';
import * as assistantMessages from './0041-0060/0048-assistant-messages';
import * as pageSections from './0041-0060/0049-page-sections';
import * as quotes from './0041-0060/0050-quotes';
import * as sessionLogs from './0041-0060/0051-session-logs';
import * as matrices from './0041-0060/0052-matrices';
import * as linksAndEnds from './0041-0060/0054-links-and-ends';
import * as wordsAgain from './0041-0060/0055-words-again';
import * as mergedWords from './0041-0060/0056-merged-words';
import * as libraryWords from './0041-0060/0057-library-words';

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
  '0025-mentoring': mentoring,
  '0026-open-work': openWork,
  '0027-mentions': mentions,
  '0028-notification-settings': notificationSettings,
  '0029-institutions': institutions,
  '0030-account-exports': accountExports,
  '0031-account-deletion': accountDeletion,
  '0032-web-push': webPush,
  '0033-newest-likes': newestLikes,
  '0034-comment-excerpts': commentExcerpts,
  '0035-comment-edits': commentEdits,
  '0036-followed-tags': followedTags,
  '0037-message-changes': messageChanges,
  '0038-quad-notifications': quadNotifications,
  '0039-reports': reports,
  '0040-message-words': messageWords,
  '0041-event-places': eventPlaces,
  '0042-page-labels': pageLabels,
  '0043-words': words,
  '0044-pronouns': pronouns,
  '0045-reading-places': readingPlaces,
  '0046-post-links': postLinks,
  '0047-library': library,
  '0048-assistant-messages': assistantMessages,
  '0049-page-sections': pageSections,
  '0050-quotes': quotes,
  '0051-session-logs': sessionLogs,
  '0052-matrices': matrices,
  '0054-links-and-ends': linksAndEnds,
  '0055-words-again': wordsAgain,
  '0056-merged-words': mergedWords,
  '0057-library-words': libraryWords,
};
