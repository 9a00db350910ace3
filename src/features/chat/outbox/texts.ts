/** Texts of the unsent messages in a conversation. */

export const notSent = 'Not sent';

// OutboxRow
export const refused = (reason: string) => `Not sent. ${reason}`;
export const waitingForConnection = 'Waiting for connection';
export const waitingToBeSent = 'Waiting to be sent';
export const retry = 'Retry';
export const deleteMessage = 'Delete';

// UploadRow
export const uploadingPercent = (percent: number) => `Uploading ${percent}%`;
export const uploadingBytes = (percent: number, sentSize: string, size: string) =>
  `Uploading ${percent}% · ${sentSize} of ${size}`;
export const processing = 'Processing…';
export const uploadOf = (name: string) => `Upload of ${name}`;
export const cancelUploadOf = (name: string) => `Cancel the upload of ${name}`;
export const uploadCancelled = 'You cancelled the upload.';
