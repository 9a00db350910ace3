/** Texts of the event form. */

// EventFieldset
export const event = 'Event';
export const title = 'Title';
export const description = 'Description';
export const date = 'Date';
export const time = 'Time';
export const timeZone = 'Time zone';
export const location = 'Location';
export const optional = '(optional)';

// EventTimeNote
export const starts = (date: string, time: string, city: string) =>
  `Starts on ${date} at ${time} (${city} time)`;
export const inYourTime = (time: string) => `${time} in your time`;
export const onDayInYourTime = (date: string, time: string) => `${date} at ${time} in your time`;
/** A time that the clock change skips is moved forward to `moved`. */
export const clocksGoForward = (city: string, written: string, moved: string) =>
  `Clocks in ${city} go forward on this day: ${written} does not exist. The event will be moved forward to ${moved}.`;
export const clocksGoBack = (city: string, written: string) =>
  `Clocks in ${city} go back on this day, so ${written} happens twice. We’ll use the first one.`;

// EventImagePicker
export const image = 'Event image';
export const dropImage = 'Drop a picture here';
export const dropAnotherImage = 'Drop another picture here';
export const imageLimit = (size: string) => `A picture up to ${size}.`;
export const newImageLimit = (size: string) =>
  `A picture up to ${size}. This replaces the current image.`;
