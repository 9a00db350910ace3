import type { HelpGroup } from './helpGroup';

export const notifications: HelpGroup = {
  title: 'Notifications and emails',
  sections: [
    {
      title: 'Choosing, stopping or turning off notifications',
      text: 'The bell at the top shows your notifications; “Mark all as read” is above them. Under [Notifications](/dashboard/settings/notifications) in the settings you choose for each kind whether the bell shows it.',
    },
    {
      title: 'Stopping emails, or getting fewer',
      text: 'Under [Notifications](/dashboard/settings/notifications) in the settings you choose for each kind how often and how soon an email comes: right away, in a daily or weekly digest, or never. The link at the end of each email unsubscribes you from all of them. Codes and notices about your account’s security still arrive.',
    },
    {
      title: 'Push notifications on my phone or computer',
      text: 'If this Quad offers it, switch on “Notify me on this device” under [Notifications](/dashboard/settings/notifications) in the settings. Your browser then shows notifications while Quad is closed. On an iPhone or iPad, add Quad to the home screen first.',
    },
  ],
};
