import type { Deps } from '#domain/deps';
import type { DemoName } from './content/people';

/** What an act on the demo campus works with. */
export interface Stage {
  /** In the filling's transaction, with a clock that stands at the moment of the act. */
  deps: Deps;
  userId: (name: DemoName) => number;
  /** The id of what an earlier act made from this piece of content. */
  idOf: (content: object) => number;
  made: (content: object, id: number) => void;
}

/** Something that happened on the demo campus so many minutes before the start. */
export interface Happening {
  ago: number;
  act: (stage: Stage) => Promise<void>;
}
