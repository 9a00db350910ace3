import type { Deps } from '#domain/deps';
import type { DemoName } from './content/people';

/** The context of an event on the demo campus. */
export interface Stage {
  /** In the filling's transaction, with a clock set to the time of the event. */
  deps: Deps;
  userId: (name: DemoName) => number;
  /** Returns the id that an earlier event created from this piece of content. */
  idOf: (content: object) => number;
  made: (content: object, id: number) => void;
}

/** An event on the demo campus, the given number of minutes before the start. */
export interface Happening {
  ago: number;
  act: (stage: Stage) => Promise<void>;
}
