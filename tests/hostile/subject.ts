/** A function that reads text people write, as the hostile-text tests call it. */
export interface Subject {
  /** Distinct among the subjects of one side. */
  name: string;
  /** The source file it proves, from the project's root. */
  file: string;
  /** A promise is awaited; a thrown error counts as a refusal and passes. */
  run(text: string): unknown;
}
