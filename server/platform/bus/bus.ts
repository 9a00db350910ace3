/**
 * Carries hints between server processes. Correctness never rests on it: a lost hint costs a
 * refetch, not a message.
 */
export interface Bus {
  /** Never rejects: where the bus is down, only this process hears the hint. */
  publish(channel: string, payload: unknown): Promise<void>;
  /** Calls back for every payload on the channel, this process's own included; answers how to stop. */
  subscribe(channel: string, receive: (payload: unknown) => void): () => void;
  /** Resolves once every subscription made so far hears what is published from now on. */
  settled(): Promise<void>;
  /** Those of the channels that anybody listens to, in whichever process. */
  audience(channels: readonly string[]): Promise<ReadonlySet<string>>;
  /** Calls back when hints may have been missed: the bus was away, or another process died. */
  onGap(run: () => void): void;
  /** Throws when the bus does not answer. */
  check(): Promise<void>;
  close(): Promise<void>;
}
