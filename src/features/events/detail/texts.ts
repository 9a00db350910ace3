/** Texts of the page of an event. */

// EventView
export const event = 'Event';
export const maybeDeleted = 'The organiser may have deleted it.';
export const seeAll = 'See all events';

// EventHead
/** With the date and time for the reader. */
export const yourTime = (time: string) => `Your time: ${time}`;

// EventTabs
export const aboutEvent = 'About the event';
export const noDiscussion = 'Comments aren’t available for this event.';

// Attendees
export const whoIsComing = 'Who is coming';
export const attendeesFailed = 'Couldn’t load the guest list.';
export const noReplies = 'No replies yet.';
export const showMore = (count: number) => `+${count} more`;
export const showLess = 'Show less';
/** Instead of a name */
export const somebody = 'Somebody';
export const going = 'Going';
export const interested = 'Interested';

// EventMore
export const moreAboutEvent = 'More about the event';
export const organiser = 'Organiser';
export const post = 'Post';
export const viewPost = 'View post';
export const timeZone = 'Time zone';
export const yourCalendar = 'Your calendar';
export const inYourCalendar = 'See the events you’re going to in your calendar app.';
