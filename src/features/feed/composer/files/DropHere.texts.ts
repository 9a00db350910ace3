/** Texts of the cover while files hover over the composer, which loads before the pickers. */

export const dropAny = 'Drop pictures, video or documents here';
export const dropMedia = 'Drop pictures or video here';
export const dropDocuments = 'Drop documents here';
export const dropEventImage = 'Drop a picture for the event here';
