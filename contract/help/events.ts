import type { HelpGroup } from './helpGroup';

export const events: HelpGroup = {
  title: 'Events and calendar',
  sections: [
    {
      title: 'Creating or announcing an event',
      text: 'Choose [New event](/dashboard/create-events) on the Events page, or Event when you write a post. Give it a title, description, date, time, time zone and location. You can add a picture, an end, an online address and a number of places. It then appears in the feed and under Events.',
    },
    {
      title: 'Changing or cancelling my event',
      text: 'Open the post of your event, with View post under More on its page, and choose Edit Post or Delete Post in its ⋯ menu. People who are going, or waiting for a place, are notified of a new time or place, and of a cancellation.',
    },
    {
      title: 'Going to an event, and its waiting list',
      text: 'Choose Going or Interested on an event to tell the organiser; choose the same button again to cancel. If an event is full, join its waiting list, and Quad tells you if you get a place. The page of an event shows who is coming. When it’s over, it says Ended and takes no more answers.',
    },
    {
      title: 'Joining an online event',
      text: 'If you’re going to an online event, the link to its meeting appears on the event’s page 30 minutes before the start. Choose “Join online” there.',
    },
    {
      title: 'Coming, past and my own events, and the month',
      text: '[Events](/dashboard/Events) has the tabs Coming, Mine and Past. Coming can be shown as a list or as a month. [Event posts](/dashboard/eventposts) has all posts with events, newest first. Times are shown for the event’s own time zone and for yours.',
    },
    {
      title: 'Events in my calendar',
      text: 'Choose Subscribe under [Events](/dashboard/Events) for a private link that shows the events you are going to or interested in in your own calendar app, such as Google Calendar or Outlook, and keeps them up to date. You can replace or revoke it there. “Add to calendar” on the page of an event adds only this one.',
    },
  ],
};
