import type { Deps } from '#domain/deps';
import type { DemoName } from './content/people';

/** The context in which an activity on the demo campus runs. */
export interface Stage {
  /** In the filling's transaction, with a clock set to the time of the activity. */
  deps: Deps;
  userId: (name: DemoName) => number;
  /** Returns the id that an earlier activity created from this piece of content. */
  idOf: (content: object) => number;
  made: (content: object, id: number) => void;
}

/** A user's activity on the demo campus, the given number of minutes before the start. */
export interface Activity {
  ago: number;
  act: (stage: Stage) => Promise<void>;
}
