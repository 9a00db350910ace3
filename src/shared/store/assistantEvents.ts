import { createAction } from '@reduxjs/toolkit';

/** A PDF that can be handed to the assistant. */
export interface AskableDocument {
  title: string;
  /** Address of the PDF, fetched with the bearer token where it is on this origin's API. */
  file_path: string;
  /** What the file is called, with its ending. */
  filename: string;
}

/** The reader wants to ask about a document; AskU opens, fetches the file and takes it over. */
export const askAboutRequested = createAction<AskableDocument>('assistant/askAboutRequested');
