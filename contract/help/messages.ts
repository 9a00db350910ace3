import type { HelpGroup } from './helpGroup';

export const messages: HelpGroup = {
  title: 'Messages',
  sections: [
    {
      title: 'Messaging someone, or sending a message',
      text: 'You can chat with people you’re connected with. To start a chat, choose “New message” under [Messages](/dashboard/chat) and then the person, or Message on their profile or beside their name under Connections. Strangers can’t message you. There are conversations of two people only, no groups and no calls. Write in the field at the end: Enter sends, Shift+Enter starts a new line.',
    },
    {
      title: 'Sending pictures and files in a message',
      text: 'In a conversation, choose Attach files, drop a file into it or paste a picture. A file may have up to 25 MB. You can cancel an upload, and retry one that failed.',
    },
    {
      title: 'Editing, deleting or replying to a sent message',
      text: 'Open the ⋯ menu of a message. You can reply to any message, edit your own for 15 minutes, and delete or unsend them for 24 hours. A deleted message leaves “Message deleted” for both of you.',
    },
    {
      title: 'My message was not sent',
      text: 'If you’re offline, your message waits at the end of the conversation and is sent when you’re back online. You can also retry it or delete it there. Posts and comments you have started are kept as drafts in your browser.',
    },
    {
      title: 'Finding an old message or conversation',
      text: 'Type into “Search chats” above your conversations under [Messages](/dashboard/chat). It finds conversations by name and messages by their words, and opens a conversation at the message.',
    },
    {
      title: 'Has my message been read?',
      text: 'The ticks under your messages say Sent or Read. You also see when the other person is typing, unless one of you hides when they’re online.',
    },
  ],
};
