import type { HelpGroup } from './helpGroup';

export const usingQuad: HelpGroup = {
  title: 'Settings, theme and shortcuts',
  sections: [
    {
      title: 'What Quad is',
      text: 'Quad is a network for students, faculty and researchers to share their work and find each other. It is free and costs nothing, and has no advertising. The [start page](/) shows it, and [About Quad](/about) says more.',
    },
    {
      title: 'The language of Quad',
      text: 'Quad’s own texts are in English and can’t be switched to another language, such as Bangla. You can write in any language, and each line runs in its own direction.',
    },
    {
      title: 'Searching',
      text: 'Type into the field at the top: it suggests people, universities and papers, and Enter [searches](/dashboard/search-results) for posts, people, papers, events and universities. A word with # finds a hashtag. If nothing is found, try fewer words.',
    },
    {
      title: 'Where the settings are',
      text: 'Choose [Settings](/dashboard/settings) in the menu beside Me (on a phone, behind your picture at the top). Its sections are Account, Privacy, Notifications, Reports, Appearance and Your data. Your profile is edited with Edit profile in the same menu.',
    },
    {
      title: 'Dark mode and light theme',
      text: 'Choose Theme in the menu beside Me, or [Appearance](/dashboard/settings/appearance) in the settings, and then “Dark theme”, Light theme or System theme, which follows your device. You can choose it for the night, and for each browser. The reader of papers has dark pages of its own.',
    },
    {
      title: 'Keyboard shortcuts',
      text: 'Press ? for their list, or choose Keyboard shortcuts in the menu beside Me. For example, / goes to the search, g then h to Home, and j to the next post. Single-key shortcuts are turned off there or under [Appearance](/dashboard/settings/appearance) in the settings.',
    },
    {
      title: 'Quad offline, and as an app on my phone',
      text: 'Without a connection, Quad shows the pages you have read lately, keeps what you write as drafts, and sends messages once you’re back online. There is no app in a store: to install Quad, choose Install or Add to Home Screen in the menu of your browser.',
    },
    {
      title: 'My picture or file was not accepted',
      text: 'The error message says which file types are accepted and how large they may be. A file whose content doesn’t match its name isn’t accepted either: save it again in the right format. A password-protected PDF can’t be read.',
    },
    {
      title: 'Something went wrong: saving a session log',
      text: 'Choose “Save session log” under “For developers” in the menu beside Me (on a phone, behind your picture at the top), or on an error screen. The file records what happened on the page, without passwords, codes, tokens or email addresses. It can also be anonymised for sharing: names and texts are replaced. “Send to the people who run this Quad” sends it, anonymised unless you choose otherwise, and it is deleted after 30 days. [Replay](/replay) shows it again, step by step.',
    },
  ],
};
