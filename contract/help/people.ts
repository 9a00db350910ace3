import type { HelpGroup } from './helpGroup';

export const people: HelpGroup = {
  title: 'People and connections',
  sections: [
    {
      title: 'Finding people and connecting',
      text: 'Under [Connections](/dashboard/suggested-users) you find suggestions, your requests and your connections. Connect or Pair sends a request. The person you asked can accept or reject it, and you can withdraw it until then.',
    },
    {
      title: 'What do Pair and Connect mean?',
      text: 'To pair with someone is to connect with them: Pair on a card and Connect on a profile send the same request, and the button says Pending until the person has accepted or rejected it. Once you’re connected, you can message each other, see when the other is online, and see each other’s email address unless it is hidden.',
    },
    {
      title: 'Ending a connection',
      text: 'Choose Remove connection in the ⋯ menu on the person’s profile. You can take it back with Undo, right after. They aren’t notified. Your messages stay, but you can’t write to each other until you connect again.',
    },
    {
      title: 'Inviting people to Quad',
      text: 'Send your friends or colleagues the address of the [sign-up page](/signup). Where a list is still empty, such as your connections, Invite a colleague copies this link for you.',
    },
    {
      title: 'Blocking or muting someone',
      text: 'Choose Block in the person’s ⋯ menu. You won’t see each other anywhere on Quad, and your connection ends. To unblock someone, open [Privacy](/dashboard/settings/privacy) in the settings, in the menu beside Me. There is no mute button: to see fewer posts, choose another view than Everyone on Home.',
    },
    {
      title: 'Becoming a mentor, or asking for mentoring',
      text: 'To offer mentoring, choose “Edit profile” in the menu beside Me, how many places you have and your topics. To find a mentor, look under [Connections](/dashboard/suggested-users) for People who offer mentoring, choose “Ask for mentoring”, and add a topic and a message. If they accept, you’re connected and have one of their places.',
    },
    {
      title: 'Universities and departments',
      text: 'Choose [Universities](/dashboard/university) in the menu beside Me. The page of a university lists its departments, its members and the posts with its hashtag. Your own university is in your profile.',
    },
  ],
};
