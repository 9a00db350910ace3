import type { MailChoice, SettingType } from '#contract/entities/notificationSettings';

/** Texts of the notification settings. */

export const title = 'How Quad tells you';
export const lead = (zone: string | null) =>
  zone === null
    ? 'Daily and weekly emails arrive at 7:00 in the morning, and only if there is news.'
    : `Daily and weekly emails arrive at 7:00 in the morning (${zone.replaceAll('_', ' ')}), and only if there is news.`;
export const about = 'About';
export const inQuad = 'In Quad';
export const push = 'Push';
export const email = 'Email';
export const inQuadOf = (type: string) => `${type}, in Quad`;
export const emailOf = (type: string) => `${type}, by email`;
export const pushOf = (type: string) => `${type}, by push`;
export const always = 'Always';
export const loadFailed = 'Couldn’t load your notification settings.';
export const notSaved = 'Couldn’t save this setting. Try again.';
export const mailRefused =
  'Your email address refused our last emails, so we stopped sending them. Check the address under Account first.';
export const mailAgain = 'Send emails again';
export const mailsOn = 'We’ll send you emails again.';

// DevicePush
export const device = 'Notifications on this device';
export const notifyDevice = 'Notify me on this device';
export const deviceNotes = {
  off: 'Your browser shows notifications while Quad is closed. They are relayed by the maker of your browser, encrypted and without the text of messages.',
  on: 'Choose below, under Push, which ones you get. Logging out here ends them.',
  denied:
    'Your browser blocks notifications from Quad. Allow them in its settings for this site, then load this page again.',
  install: 'Add Quad to your home screen first',
} as const;
export const installHow =
  'Open the share menu, choose “Add to Home Screen”, and turn notifications on in the Quad that you open from there.';
export const deviceFailed = 'Couldn’t change notifications on this device. Try again.';

export const mails: Readonly<Record<MailChoice, string>> = {
  never: 'Never',
  daily: 'Daily',
  weekly: 'Weekly',
  at_once: 'Right away',
};

/** The types in their groups, as they are listed. */
export const groups: readonly {
  readonly name: string;
  readonly types: Readonly<Partial<Record<SettingType, string>>>;
}[] = [
  {
    name: 'People',
    types: {
      message: 'Messages',
      connection_request: 'Connection requests',
      connection_accepted: 'Accepted requests',
      mentoring_request: 'Mentoring requests',
    },
  },
  {
    name: 'Posts',
    types: {
      comment: 'Comments on your posts',
      reply: 'Replies to your comments',
      mention: 'Mentions of you',
      comment_removed: 'Your removed comments',
      post_removed: 'Your removed posts',
      like: 'Likes',
      share: 'Shares',
      new_post: 'New posts of your connections',
    },
  },
  {
    name: 'Reports',
    types: {
      report_decided: 'Answers to your reports',
      warned: 'Warnings by moderators',
      appeal_decided: 'Answers to your appeals',
    },
  },
  {
    name: 'Research',
    types: {
      collaboration_request: 'Requests to collaborate',
      collaboration_accepted: 'Accepted collaboration',
      collaboration_declined: 'Declined collaboration',
      paper_removed: 'Your removed papers',
    },
  },
  {
    name: 'Events',
    types: {
      event_changed: 'Changed events',
      event_cancelled: 'Cancelled events',
      event_reminder: 'Reminders of events',
      event_place: 'Places from waiting lists',
    },
  },
];

// UnsubscribePage
export const unsubscribeTitle = 'End emails from Quad?';
export const unsubscribeLead =
  'You’ll get no more emails about notifications and messages. You can turn them on again in the settings. Codes and notices about your account’s security still arrive.';
export const unsubscribe = 'End these emails';
export const unsubscribing = 'Ending…';
export const unsubscribeFailed = 'Couldn’t end the emails. Try again.';
export const unsubscribedTitle = 'No more emails about notifications';
export const unsubscribedLead = 'You can turn them on again in the settings, under Notifications.';
export const openSettings = 'Open the settings';
