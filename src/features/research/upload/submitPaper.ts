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
  isSame: (one, other) =>
    one.file === other.file && JSON.stringify(one.fields) === JSON.stringify(other.fields),
  start: (paper, ids) =>
    papersApi.endpoints.uploadPaper.initiate({ ...paper, ...ids }, { track: false }),
  problemOf: (error) => researchMessages.uploadFailed(errorDetail(error, texts.unknownError)),
});

/** Uploads a paper, unless the user is signed out. */
export const submitPaper: Submit<Paper, unknown> = (paper, options) => (dispatch) =>
  dispatch(isLoggedIn())
    ? dispatch(upload(paper, options))
    : Promise.resolve({ attempt: null, problem: sessionMessages.noToken });
