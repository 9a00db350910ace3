/** The cost of a message for the page that receives it, in milliseconds. */
export interface Painted {
  /**
   * All work of the page's thread, from the arrival of the first frame until the change is painted.
   */
  work: number;
  /** The part of the reducers. */
  reducers: number;
  /** Like `work`, plus the wait for the display's next refresh. */
  whole: number;
}

/** Available on the page as `window.frameProbe`. */
export interface FrameProbe {
  /** Starts with the next frame that contains the text, and ends when the change is painted. */
  watch(text: string, isShown: () => boolean): void;
  painted?: Promise<Painted>;
}

export interface ProbedWindow extends Window {
  frameProbe: FrameProbe;
}

type Reducer = (state: unknown, action: unknown) => unknown;
type CreateStore = (reducer: Reducer, ...rest: unknown[]) => unknown;
type Enhancer = (createStore: CreateStore) => CreateStore;

/**
 * Runs before the application's scripts and has no imports, because it is sent to the page as text.
 * It listens to sockets before the application does, and to the end of the tasks and refreshes that
 * follow. The reducers are timed at the position of Redux DevTools, between the store and its
 * enhancers.
 */
export function installFrameProbe(): void {
  let reducing = 0;
  const timeReducer: Enhancer =
    (createStore) =>
    (reducer, ...rest) =>
      createStore(
        (state, action) => {
          const start = performance.now();
          const next = reducer(state, action);
          reducing += performance.now() - start;
          return next;
        },
        ...rest,
      );
  const compose =
    (...enhancers: Enhancer[]): Enhancer =>
    (createStore) =>
      enhancers.reduceRight((create, enhance) => enhance(create), timeReducer(createStore));
  Object.assign(window, { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: () => compose });

  let hear: ((data: unknown) => void) | undefined;
  window.WebSocket = class extends WebSocket {
    constructor(address: string | URL, protocols?: string | string[]) {
      super(address, protocols);
      this.addEventListener('message', ({ data }) => hear?.(data));
    }
  };
  /** Runs the callback after the current task and its microtasks. */
  const afterTask = (run: () => void) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = run;
    port2.postMessage(null);
  };

  const watch = (text: string, isShown: () => boolean, done: (painted: Painted) => void) => {
    let work = 0;
    let arrived: number | undefined;
    let reducedBefore = 0;
    let taskStart: number | undefined;
    const endTask = () => {
      if (taskStart !== undefined) work += performance.now() - taskStart;
      taskStart = undefined;
    };
    const beginTask = () => {
      if (taskStart !== undefined) return;
      taskStart = performance.now();
      afterTask(endTask);
    };
    const followRefresh = () => {
      endTask();
      beginTask();
      // Style, layout and painting happen between this and the end of the task.
      afterTask(() => {
        const now = performance.now();
        if (arrived === undefined || !isShown()) {
          requestAnimationFrame(followRefresh);
          return;
        }
        hear = undefined;
        done({ work, reducers: reducing - reducedBefore, whole: now - arrived });
      });
    };
    hear = (data) => {
      if (arrived === undefined) {
        if (typeof data !== 'string' || !data.includes(text)) return;
        arrived = performance.now();
        reducedBefore = reducing;
        requestAnimationFrame(followRefresh);
      }
      beginTask();
    };
  };
  const probe: FrameProbe = {
    watch(text, isShown) {
      probe.painted = new Promise((resolve) => watch(text, isShown, resolve));
    },
  };
  Object.assign(window, { frameProbe: probe });
}
