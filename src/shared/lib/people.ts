/** Anyone with a username. */
export interface Named {
  readonly username: string;
  /** The name the person chose. */
  readonly display_name?: string | null | undefined;
}

/** The name by which a person is shown in a sentence. */
export const nameOf = ({ display_name: chosen, username }: Named): string => chosen || username;
