import type { HelpGroup } from './helpGroup';

export const work: HelpGroup = {
  title: 'Research with others',
  sections: [
    {
      title: 'Collaborating on research',
      text: 'Under Research, describe what you are working on with [Post Current Work](/dashboard/research/post-research). Others can ask to join and add a message, unless you switch that off. Accept or decline their requests under [Collab Requests](/dashboard/research/collab-requests). Your own work is under [Currently Working](/dashboard/research/my_post_research_papers).',
    },
    {
      title: 'Asking to collaborate on someone’s research',
      text: '[Current Works](/dashboard/research/recent-works) under Research lists what others are working on. Choose “Ask to collaborate” and add a message. Your requests and their outcome are on the same page, where you can withdraw them. If yours is accepted, you’re connected.',
    },
  ],
};
