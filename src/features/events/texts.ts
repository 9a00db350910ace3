/** Texts of events. */

/* Events beside the feed */

export const upcomingEvents = 'Upcoming events';
export const seeAll = 'See all events';
export const createEvent = 'Create an event';

/* Where an event is shown */

// RsvpButtons
export const yourRsvp = (event: string) => `Your RSVP to ${event}`;
export const going = 'Going';
export const interested = 'Interested';

// eventThunks
export const overlaps = (title: string) => `You’re also going to “${title}” at the same time.`;

/* Upcoming events */

// EventsPage
export const events = 'Events';
export const lead = 'Talks, workshops and meetings across the connected universities.';
export const newEvent = 'New event';
export const loadingEvents = 'Loading events';

export const sections = {
  within_7_days: 'Events Within 7 Days',
  within_30_days: 'Within 30 Days',
  within_year: 'Within This Year',
} as const;

// EventsPage, its tabs
export const whichEvents = 'Which events';
export const views = { coming: 'Coming', mine: 'Mine', past: 'Past' } as const;
export const asList = 'List';
export const asMonth = 'Month';
export const listOrMonth = 'Show as';

// MyEvents and PastEvents
export const myComing = 'You’re going, waiting or interested';
export const myHosted = 'Your own events';
export const noneOfMine = 'You have no events yet.';
export const noneHosted = 'You haven’t created any events.';
export const nonePast = 'There are no past events.';
export const pastEvents = 'Past events';
export const loadMore = 'See more';

// MonthView
export const previousMonth = 'Previous month';
export const nextMonth = 'Next month';
export const today = 'Today';
export const todayIs = (day: string) => `${today}, ${day}`;
export const earlierThisMonth = 'Earlier this month';
export const dayWithEvents = (day: string, count: number) =>
  count === 0 ? day : `${day}, ${eventCount(count)}`;
export const andMore = (count: number) => `+${count} more`;
export const noneOnDay = 'No events on this day.';
export const noneInMonth = 'No events in this month.';
export const noMoreInMonth = 'No more events in this month.';
export const fromTo = (start: string, end: string) => `${start} – ${end}`;
export const from = (time: string) => `from ${time}`;
export const until = (time: string) => `until ${time}`;
export const allDay = 'all day';
export const eventsOn = (day: string) => `Events on ${day}`;

// EventSection
export const seeMore = 'See More';
export const eventCount = (count: number) => `${count} ${count === 1 ? 'event' : 'events'}`;
export const moreOfSection = (section: string) => `More events: ${section}`;

// EventTile and EventHead
export const placeUnknown = 'Location to be announced';

/* Page of an event */

// EventView
export const detailsLoading = 'Loading event details...';
export const detailsFailed = 'Failed to fetch event details.';
export const detailsEmpty = 'No event found!';
export const event = 'Event';
export const maybeDeleted = 'The organiser may have deleted it.';

// EventHead
/** With the date and time for the reader. */
export const yourTime = (time: string) => `Your time: ${time}`;

export const joinOnline = 'Join online';
export const onlineLater = 'Online. If you’re going, the address appears here 30 minutes before.';
export const howToJoin = (note: string) => `How to join: ${note}`;

// PlaceFacts
export const placesLeft = (left: number, all: number) =>
  `${left} of ${all} ${all === 1 ? 'place' : 'places'} left`;
export const isFull = 'Full';
export const peopleWaiting = (count: number) => `${count} waiting`;

// EventTabs
export const about = 'About This Event';
export const tabs = { details: 'Details', discussion: 'Discussion', more: 'More' } as const;
export const aboutEvent = 'About the event';

// Attendees
export const whoIsComing = 'Who is coming';
export const attendeesFailed = 'Couldn’t load the guest list.';
export const noReplies = 'No one has responded yet.';
export const showMore = (count: number) => `+${count} more`;
export const showLess = 'Show less';
/** Instead of a name */

// EventMore
export const moreAboutEvent = 'More about the event';
export const organiser = 'Organiser';
export const post = 'Post';
export const viewPost = 'View post';
export const timeZone = 'Time zone';
export const yourCalendar = 'Your calendar';
export const inYourCalendar = 'See your events in your calendar app.';

/* Buttons for other calendars */

export const addToCalendar = 'Add to calendar';
export const addFailed = 'Couldn’t download the calendar file. Try again.';

export const subscribe = 'Subscribe';

/* The user’s calendar feed */

export const eventsInYourCalendar = 'Your events in your own calendar';
export const subscribeMeans =
  'Subscribe with a private link to see events you’re going to or interested in. Your calendar app keeps them up to date.';
export const close = 'Close';
export const loadingLink = 'Loading your calendar link';
export const linkFailed = 'Couldn’t load your calendar link.';

export const keepPrivate =
  'Anyone with this link can see your events, so keep it private. You can revoke it at any time.';
export const create = 'Create private link';
export const createFailed = 'Couldn’t create the link. Try again.';

// A new link
export const privateLink = 'Private link';
export const copyNow =
  'Copy it now. You won’t see it again. In your calendar app, choose “Add calendar from URL” and paste it.';

// KeptAddress
export const createdOn = (date: string) =>
  `You created a link on ${date}. For security we can’t show it again. If you lost it, create a new one.`;
export const replace = 'Replace link';
export const replaceQuestion = 'Replace your calendar link?';
export const replaceWarning =
  'Calendars using the current link will stop updating. This cannot be undone.';
export const revoke = 'Revoke link';
export const revokeQuestion = 'Revoke your calendar link?';
export const revokeWarning = 'Calendars using this link will stop updating. This cannot be undone.';
export const revoked = 'Calendar link revoked.';
export const revokeFailed = 'Couldn’t revoke the link. Try again.';

/* Questions on the page of an event */

export const noQuestions = 'No questions yet.';
export const askFirst = 'Ask the first one';

// FoundEvents
export const eventsFound = 'Events found';
export const searchFailed = 'Couldn’t search events.';
export const noEventsFound = 'No events found.';
export const tryOtherWords = 'Try fewer words, or another spelling.';
export const moreEvents = 'More events';
