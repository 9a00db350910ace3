/** Texts of the composer. */

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
export const filesFailed = 'Couldn’t add these files. Please try again.';

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
