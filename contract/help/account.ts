import type { HelpGroup } from './helpGroup';

export const account: HelpGroup = {
  title: 'Account and password',
  sections: [
    {
      title: 'Creating an account',
      text: '[Sign up](/signup) with a username, your institutional email address and a password, or with Google if this Quad offers it. Enter the code that we email to you, log in, and [complete your profile](/complete-profile) with your university, department and interests.',
    },
    {
      title: 'I didn’t get a code',
      text: 'If there is no code in your inbox, check your spam folder and the spelling of your address. Codes expire after 10 minutes and only the latest one works. You can ask for another on the page where you enter it. If you ask several times, you may have to wait.',
    },
    {
      title: 'I can’t log in, or forgot my password',
      text: '[Log in](/login) with your username or your email address. If you’ve lost or forgotten your password, request a [reset code](/forgot-password). If your address is not verified yet, [enter your code](/verify-email) first.',
    },
    {
      title: 'Changing my password',
      text: 'Open Settings in the menu beside Me. Under [Account](/dashboard/settings/account), enter your current and your new password and choose “Change password”. You’re logged out on every other device. If you’ve forgotten your password, ask for a [reset code](/forgot-password) and [set a new one](/reset-password) with it.',
    },
    {
      title: 'Changing my email address',
      text: 'Open Settings in the menu beside Me. Under [Account](/dashboard/settings/account), enter your new email address and your password, choose Change email address, and confirm with the code that we email to the new address. The old one gets a link that undoes the change for seven days.',
    },
    {
      title: 'Changing my username',
      text: 'Open Settings in the menu beside Me. Under [Account](/dashboard/settings/account), enter another username and choose “Change username”. You can change it once every 30 days. Your old profile link works for 90 days, and no one else can take your old username in that time.',
    },
    {
      title: 'My sessions: where I’m logged in, and logging out',
      text: 'Logout is at the end of the navigation bar and in the menu beside Me. Under [Account](/dashboard/settings/account) in the settings, “Where you’re logged in” lists your sessions, one for each browser or device, such as your phone. Log out a single one there, or all with Log out everywhere else. If you don’t recognise a browser, change your password too.',
    },
    {
      title: 'Getting the verified badge of my university',
      text: 'Under [Account](/dashboard/settings/account) in the settings, enter your address at your university under University address, and the code that we email to it. Your profile and posts then show a verified badge with the university’s domain and the month, never the address itself. Choose Remove there to take the badge away.',
    },
    {
      title: 'Downloading a copy of my data',
      text: 'Open Settings in the menu beside Me. Under [Your data](/dashboard/settings/data), choose “Request a copy”. We email you when the zip file with your posts, papers, files and conversations is ready. You can export your data like this once a day.',
    },
    {
      title: 'Deleting or closing my account',
      text: 'Open Settings in the menu beside Me. Under [Your data](/dashboard/settings/data), Delete your account lists what happens to your data. Enter your password to confirm. Your account, posts and comments are hidden at once and deleted after 14 days. To keep your account, log in before that and choose “Keep my account”.',
    },
  ],
};
