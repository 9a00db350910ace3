import type { LogNote } from '#contract/entities/sessionLog';
import { baseApi } from './baseApi';
import { request, type ApiResponse } from './request';

/** The sender's words about a log, and the notes of its readers. */
export type SessionLogNotes = ApiResponse<'readLogNotes'>;

interface SentLog {
  /** The log, packed with gzip. */
  file: File;
  note: string;
}

interface ChangedNotes {
  token: string;
  notes: readonly LogNote[];
  /** The notes that the writer has seen. */
  seen: readonly LogNote[];
}

const readText = (response: Response): Promise<unknown> =>
  response.ok ? response.text() : response.json();

/** The endpoints of session logs: sending one, and reading one by a link of the operator. */
export const sessionLogsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    sendSessionLog: build.mutation<ApiResponse<'sendSessionLog'>, SentLog>({
      query: ({ file, note }) => request('sendSessionLog', { fields: { note }, files: { file } }),
      extraOptions: { creates: true },
    }),
    /** Returns the text of the log, of which the caller must reset the mutation. */
    readSessionLog: build.mutation<string, { token: string }>({
      query: ({ token }) =>
        request('readSessionLog', { params: { token }, responseHandler: readText }),
      extraOptions: { anonymous: true, secretArgs: ['token'], secretResult: true },
    }),
    readLogNotes: build.query<SessionLogNotes, string>({
      query: (token) => request('readLogNotes', { params: { token } }),
      extraOptions: { anonymous: true },
    }),
    saveLogNotes: build.mutation<SessionLogNotes, ChangedNotes>({
      query: ({ token, notes, seen }) =>
        request('saveLogNotes', {
          params: { token },
          json: { notes: [...notes], seen: [...seen] },
        }),
      extraOptions: { anonymous: true, secretArgs: ['token'] },
      async onQueryStarted({ token }, { dispatch, queryFulfilled }) {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (data) void dispatch(sessionLogsApi.util.upsertQueryData('readLogNotes', token, data));
      },
    }),
  }),
});

export const { useReadLogNotesQuery, useSaveLogNotesMutation } = sessionLogsApi;
