/** A function that reads text written by users, as the hostile-text tests call it. */
export interface Subject {
  /** Distinct among the subjects of one side. */
  name: string;
  /** The tested source file, relative to the project's root. */
  file: string;
  /** A promise is awaited; a thrown error counts as a refusal and passes. */
  run(text: string): unknown;
}

/** The subjects of one file. */
export const subject = (file: string, runs: Readonly<Record<string, Subject['run']>>): Subject[] =>
  Object.entries(runs).map(([name, run]) => ({ name, file, run }));
