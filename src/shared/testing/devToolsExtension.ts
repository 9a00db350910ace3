import { instrument, type LiftedState, type LiftedStore } from '@redux-devtools/instrument';
import type { Action, StoreEnhancer } from '@reduxjs/toolkit';

interface Options {
  actionSanitizer?: (action: Action<string>, id: number) => object;
  stateSanitizer?: (state: unknown, index: number) => object;
}
type Lifted = LiftedState<unknown, Action<string>, unknown>;
type TimeMachine = LiftedStore<unknown, Action<string>, unknown>;

/** A store as seen by the extension. */
export interface DevToolsInstance {
  timeMachine: TimeMachine;
  /** Returns everything sent to the extension: all actions and states, through the sanitizers. */
  sent(): string;
  /** The file that its Export button creates from the data sent. */
  exported(): string;
  /** Its button Import, with the text of a file. */
  import(text: string): void;
}

/** The extension's default number of actions kept. */
const MAX_AGE = 50;
const same = <T>(value: T) => value;

function watch(timeMachine: TimeMachine, options: Options): DevToolsInstance {
  const { actionSanitizer = same, stateSanitizer = same } = options;
  const sanitized = () => {
    const { actionsById, computedStates, ...rest } = timeMachine.getState();
    const actions = Object.entries(actionsById).map(([id, lifted]) => {
      return [id, { ...lifted, action: actionSanitizer(lifted.action, Number(id)) }];
    });
    const states = computedStates.map((entry: { state: unknown }, index: number) => ({
      ...entry,
      state: stateSanitizer(entry.state, index),
    }));
    // Of the committed state the page tells only that there is one; the extension takes the first.
    const committedState = states[0]?.state;
    return {
      ...rest,
      committedState,
      actionsById: Object.fromEntries(actions) as object,
      computedStates: states,
    };
  };
  return {
    timeMachine,
    sent: () => JSON.stringify(sanitized()),
    exported: () => JSON.stringify(sanitized()),
    import(text) {
      timeMachine.dispatch({ type: 'IMPORT_STATE', nextLiftedState: JSON.parse(text) as Lifted });
    },
  };
}

/**
 * Puts on a page what the extension of Redux DevTools puts there, around the time machine that it uses
 * itself. Must come before the code of the store. Gives the stores that were opened to it, in order.
 */
export function installDevTools(page: object): readonly DevToolsInstance[] {
  const instances: DevToolsInstance[] = [];
  const extend =
    (options: Options) =>
    (...enhancers: StoreEnhancer[]): StoreEnhancer =>
    (createBare) => {
      const create = [...enhancers, instrument(undefined, { maxAge: MAX_AGE })].reduceRight(
        (inner, enhance) => enhance(inner as never),
        createBare,
      );
      return ((...args: Parameters<typeof createBare>) => {
        const store = create(...args);
        const { liftedStore } = store as unknown as { liftedStore: TimeMachine };
        instances.push(watch(liftedStore, options));
        return store;
      }) as typeof createBare;
    };
  Object.assign(page, { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: extend });
  return instances;
}
