import { profileMessages } from '#contract/messages';
import { errorDetail } from '#api/errors';
import { createSubmit } from '#api/submitUpload';
import { sessionApi } from '../sessionApi';

/** Uploads a picture as the user's own. */
export const submitPicture = createSubmit({
  isSame: (one: File, other: File) => one === other,
  // The last picture counts, so sending one twice does no harm and takes no key.
  start: (file, { uploadId }) =>
    sessionApi.endpoints.uploadPicture.initiate({ file, uploadId }, { track: false }),
  problemOf: (error) => profileMessages.uploadFailed(errorDetail(error, '') || undefined),
});
