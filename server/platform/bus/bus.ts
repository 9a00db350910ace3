/**
 * Carries hints between server processes. Correctness never rests on it: a lost hint costs a
 * refetch, not a message.
 */
export interface Bus {
  publish(channel: string, payload: unknown): Promise<void>;
  /** Calls back for every payload on the channel, this process's own included; answers how to stop. */
  subscribe(channel: string, receive: (payload: unknown) => void): () => void;
  /** Throws when the bus does not answer. */
  check(): Promise<void>;
  close(): Promise<void>;
}
