import type { HelpGroup } from './helpGroup';

export const safety: HelpGroup = {
  title: 'Reports and moderation',
  sections: [
    {
      title: 'Reporting something, and what happens then',
      text: 'Choose Report in the ⋯ menu of a post (Report Post), comment, message, paper or person, and a reason. The author doesn’t learn that it was you. Moderators can dismiss the report, remove the content, warn its author or suspend them. You’re notified of the answer, which is under [Reports](/dashboard/settings/reports) in the settings.',
    },
    {
      title: 'Warned or suspended: appealing against a decision',
      text: 'If something of yours was removed, or you were warned or suspended, you find the decision under [Reports](/dashboard/settings/reports) in the settings. Choose Appeal there to object, once. Another moderator then decides. Moderators, whom the people who run this Quad name, find their queue under [Moderation](/dashboard/moderation).',
    },
    {
      title: 'Contacting the people who run Quad, and the rules',
      text: 'The [guidelines](/guidelines) say what is allowed here, and [privacy](/privacy) what Quad stores about you. For support, [contact](/contact) names who runs this Quad, and [feedback](/feedback) says how to report a bug or propose something.',
    },
  ],
};
