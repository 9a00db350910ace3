/** Texts of the composer. */
import { ACCEPTED_KINDS, namesOf, VIDEO_KINDS } from '#contract/fileKinds';
import { POST_IMAGE_MAX_BYTES } from '#contract/limits';
import { pictureLimits } from '#shared/lib/fileTexts';

export const writePost = 'Write a post';
export const eventNote = 'Note for readers';
export const optional = '(optional)';

// The placeholders of each kind of post.
export const aboutText = 'Share a finding, a question or a plan';
export const aboutMedia = 'Say something about your pictures or videos';
export const aboutDocument = 'What is this document about?';
export const aboutEvent = 'Why it’s worth coming';

// TypeRow
export const kindOfPost = 'Kind of post';
export const text = 'Text';
export const media = 'Media';
export const document = 'Document';
export const event = 'Event';

// PostButton
export const post = 'Post';
export const createEvent = 'Create event';

export const draftSaved = 'Draft saved';

// Problems before sending
export const textMissing = 'Write something to post.';
export const mediaMissing = 'Choose a picture or a video to post.';
export const documentMissing = 'Choose a document to post.';
export const formLoading = 'The form is still loading. Please wait.';
export const filesFailed = 'Couldn’t add these files. Try again.';

// Sending
export const upload = 'Upload of your post';
export const posting = (percent: number) => `Posting… ${percent}%`;
export const processing = 'Processing…';
export const posted = 'Posted.';
export const cancelled = 'Posting cancelled. Your draft is saved.';
export const offline = 'You’re offline. Your post is saved as a draft.';
export const postNow = 'Post now';
export const retry = 'Retry';

/* Cover while files hover over the composer */

export const dropAny = 'Drop pictures, video or documents here';
export const dropMedia = 'Drop pictures or video here';
export const dropDocuments = 'Drop documents here';
export const dropEventImage = 'Drop a picture for the event here';

/* Pickers of files */

// MediaPicker
const pictures = namesOf(ACCEPTED_KINDS.eventPicture);
const videos = namesOf(VIDEO_KINDS);
const limits = pictureLimits(POST_IMAGE_MAX_BYTES);
export const mediaHint = (count: number, videoSize: string) =>
  `Or paste from the clipboard. Up to ${count} files: pictures (${pictures}) ${limits}, videos (${videos}) up to ${videoSize}.`;

// DocumentPicker
export const documentsHint = (types: string, count: number, size: string) =>
  `${types}. Up to ${count} files, each up to ${size}.`;

/* Page that creates an event */

export const newEvent = 'New event';
export const lead = 'It will appear in the feed and on the Events page.';

/* Event form */

// EventFieldset
export const title = 'Title';
export const description = 'Description';
export const date = 'Date';
export const time = 'Time';
export const timeZone = 'Time zone';
export const noSuchZone = 'No time zone has this name. Try a large city nearby.';
export const location = 'Location';
export const ends = 'Ends';
export const endDate = 'End date';
export const endDateHint = 'Only if it is another day.';
export const onlineOrLimited = 'If it is online or has limited places';
export const onlineAddress = 'Online address';
export const onlineHint = 'People who are going see it from 30 minutes before the start.';
export const joinNote = 'How to join';
export const places = 'Places';
export const placesHint = 'When all are taken, people can join a waiting list.';

// EventTimeNote
export const starts = (date: string, time: string, city: string) =>
  `Starts on ${date} at ${time} (${city} time)`;
export const inYourTime = (time: string) => `${time} in your time`;
export const onDayInYourTime = (date: string, time: string) => `${date} at ${time} in your time`;
export const startsInThePast = 'This is in the past.';

// usePastQuestion
export const createInThePast = 'This date is in the past. Create anyway?';
export const pastMeans = 'An event that is over is listed under Past, and takes no RSVPs.';
export const createAnyway = 'Create anyway';
export const changeDate = 'Change the date';

// EventTimeNote, on clock changes
/** A time that the clock change skips is moved forward to `moved`. */
export const clocksGoForward = (city: string, written: string, moved: string) =>
  `Clocks in ${city} go forward on this day: ${written} does not exist. The event will be moved forward to ${moved}.`;
export const clocksGoBack = (city: string, written: string) =>
  `Clocks in ${city} go back on this day, so ${written} happens twice. We’ll use the first one.`;

// EventImagePicker
export const image = 'Event picture';
export const dropImage = 'Drop a picture here';
export const dropAnotherImage = 'Drop another picture here';
export const imageLimit = `A ${pictures} picture ${limits}.`;
export const newImageLimit = `${imageLimit} This replaces the current picture.`;

/* Problems of an event */

export const titleMissing = 'Give the event a title.';
export const descriptionMissing = 'Add a description.';
export const dateMissing = 'Choose a date.';
export const yearWrong = (first: number, last: number) => `Choose a year from ${first} to ${last}.`;
export const timeMissing = 'Choose a time.';
export const timeZoneMissing = 'Choose a time zone.';
export const timeZoneUnknown = 'Choose a time zone from the list, such as Asia/Dhaka.';
export const endNeedsTime = 'Choose the time at which it ends.';
export const endsTooEarly = 'The end must be after the start.';
export const endsTooLate = (days: number) => `An event can last at most ${days} days.`;
export const addressWrong = 'Enter an address that starts with https://.';
export const placesWrong = (most: string) => `Enter a number from 1 to ${most}.`;
