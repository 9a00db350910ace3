import type { HelpGroup } from './helpGroup';

export const posts: HelpGroup = {
  title: 'Posts and comments',
  sections: [
    {
      title: 'Writing, editing and deleting a post',
      text: 'Write a post on [Home](/dashboard/posts): a text, pictures and videos, documents, or an event. A post can have up to 10 files. You can edit or delete your own posts from the ⋯ menu (Edit Post, Delete Post), and report other people’s posts there. What you have started to write is kept as a draft.',
    },
    {
      title: 'Who can see my posts?',
      text: 'Everyone who is logged in to this Quad can see your posts, except people you blocked or who blocked you. There are no private posts. People without an account can read a post only if someone has shared it and given them its link.',
    },
    {
      title: 'Whose posts do I see in my feed?',
      text: '[Home](/dashboard/posts) shows the newest posts first. Above them you choose whose: Everyone, Connections, University, or Followed for the hashtags you follow. Quad orders posts by time alone.',
    },
    {
      title: 'Following a hashtag',
      text: '[Search](/dashboard/search-results) for a hashtag, such as #physics, and choose Follow above the results. Its posts are then on Home under Followed. Choose Unfollow there to end it.',
    },
    {
      title: 'Liking, and who liked a post',
      text: 'Choose the heart under a post or comment to like it, and again to take your like back. The number beside it opens the list of the people who like it. You can’t react in another way, such as with an emoji.',
    },
    {
      title: 'Writing, editing and deleting a comment',
      text: 'Choose Comment under a post to read its comments and write one, and Reply under a comment to answer it. In the ⋯ menu of your own comment you edit or delete it; comments of others on your posts you can remove. Copy link there gives the address of a comment.',
    },
    {
      title: 'Mentioning or tagging someone',
      text: 'Type @ and the first letters of a name in a post or comment, and choose the person from the list. They are notified, and their name leads to their profile.',
    },
    {
      title: 'Sharing a post with a link',
      text: 'Choose Share under a post. The link in the dialog shows the whole post to anyone who has it, even without an account. Choose “Stop sharing” in the same dialog to switch it off.',
    },
    {
      title: 'Writing formulas',
      text: 'Put a formula in LaTeX between $ signs, or between $$ to give it a line of its own. It works in posts, comments, abstracts and current work, not in messages.',
    },
  ],
};
