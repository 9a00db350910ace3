import type { HelpGroup } from './helpGroup';

export const profile: HelpGroup = {
  title: 'Profile and privacy',
  sections: [
    {
      title: 'Editing my profile, display name and interests',
      text: 'Choose “Edit profile” in the menu beside Me. There you enter the name that people see, your pronouns, university, department and fields of interest, your position, such as student or faculty, a text about you (bio), your ORCID and your homepage. If you leave the name empty, people see your username.',
    },
    {
      title: 'Changing my picture',
      text: 'Choose Me (on a phone, your picture at the top and “View profile”), then the camera on your picture. A profile picture may be a JPEG, PNG, TIFF, WebP, BMP or SVG file of up to 5 MB, or of up to 25 MB if it is a JPEG. You can’t delete your picture, only replace it.',
    },
    {
      title: 'Hiding my email address',
      text: 'Your email address isn’t public: only your connections can see it. To hide it from them too, open Settings in the menu beside Me and switch on “Hide my email address” under [Privacy](/dashboard/settings/privacy).',
    },
    {
      title: 'Hiding when I’m online',
      text: 'You and your connections can see when each of you is online or typing. Quad doesn’t show when someone was last active. To hide your online status, your presence, open Settings in the menu beside Me and switch on Hide when I’m online under [Privacy](/dashboard/settings/privacy). You then don’t see it of others either.',
    },
  ],
};
