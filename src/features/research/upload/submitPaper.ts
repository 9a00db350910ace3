import { researchMessages, sessionMessages } from '#contract/messages';
import { errorDetail } from '#api/errors';
import { createSubmit, type Submit } from '#api/submitUpload';
import { isLoggedIn } from '#shared/store/isLoggedIn';
import { papersApi, type PaperFields } from '../papers/papersApi';
import * as texts from '../texts';

interface Paper {
  readonly fields: PaperFields;
  readonly file: File;
}

const upload = createSubmit<Paper, unknown>({
  start: (paper, uploadId) =>
    papersApi.endpoints.uploadPaper.initiate({ ...paper, uploadId }, { track: false }),
  problemOf: (error) => researchMessages.uploadFailed(errorDetail(error, texts.unknownError)),
});

/** Uploads a paper, unless the user is signed out. */
export const submitPaper: Submit<Paper, unknown> = (paper, options) => (dispatch) =>
  dispatch(isLoggedIn())
    ? dispatch(upload(paper, options))
    : Promise.resolve({ problem: sessionMessages.noToken });
