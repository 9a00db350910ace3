import type { Middleware, MiddlewareAPI } from '@reduxjs/toolkit';
import type { LogRequest, Ports, SessionLog } from '../shared/ports';
import { recorderStarted, recorderStopped } from '../shared/store/recorderEvents';
import type { AppRecorder } from './createAppRecorder';

type Noted = [action: unknown, before: object, at: number];

/** An action that happened before the recorder was there. */
interface Waiting {
  noted: Noted;
  /** The state it led to, before anything that was dispatched because of it. */
  after?: object;
}

/** The hands on the recorder, which is fetched after the first screen. */
export interface RecorderSlot extends SessionLog {
  /** Must be the last middleware; a parent is noted before its children. */
  middleware: Middleware;
  /** Undefined until it has come. */
  loaded(): AppRecorder | undefined;
  /** The recorder, fetched anew where that failed before. */
  ready(): Promise<AppRecorder>;
}

const IDLE_MS = 200;
/** The line is the first screen's for so long; no action is lost by it. */
const FETCH_AFTER_MS = 1_000;
/** Where that failed, as while the server starts anew, it is tried again. */
const FETCH_AGAIN_AFTER_MS = 10_000;
/** What happens before the recorder is there waits for it, within reason. */
const MOST_WAITING = 2_000;
const NOTHING = 'Nothing has been recorded yet.';

/** Notes every action from the first on, though the code that records comes later. */
export function createRecorderSlot(
  ports: Ports,
  load = () => import(/* webpackChunkName: "recorder" */ './createAppRecorder'),
): RecorderSlot {
  const startedAt = ports.clock.now();
  let waiting: Waiting[] = [];
  /** The one under way, while the recorder is not there. */
  let underWay: Waiting | undefined;
  let app: AppRecorder | undefined;
  let loading: Promise<AppRecorder> | undefined;
  let store: MiddlewareAPI | undefined;
  let isRunning = false;

  const idle = (run: () => void) => void ports.timers.set(run, IDLE_MS);

  async function fetchRecorder(): Promise<AppRecorder> {
    const { createAppRecorder } = await load();
    const created = createAppRecorder(startedAt, idle);
    for (const { noted, after = noted[1] } of waiting) {
      created.recorder.note(...noted);
      created.recorder.noteAfter(after);
    }
    waiting = [];
    app = created;
    return created;
  }

  const ready = () =>
    (loading ??= fetchRecorder().catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));

  function fetchAfter(ms: number): void {
    ports.timers.set(() => {
      ready().catch((error: unknown) => {
        ports.log.warn('The recorder could not be fetched', { error: String(error) });
        fetchAfter(FETCH_AGAIN_AFTER_MS);
      });
    }, ms);
  }

  /** Runs an action whose recorder is still to come. */
  function wait(noted: Noted, run: () => unknown): unknown {
    const entry: Waiting = { noted };
    const cause = underWay;
    if (cause) cause.after ??= noted[1];
    if (waiting.push(entry) > MOST_WAITING) waiting.shift();
    underWay = entry;
    try {
      return run();
    } finally {
      underWay = cause;
      entry.after ??= store?.getState() as object;
    }
  }

  /** A recording may have ended by itself. */
  function endRecording({ recorder }: AppRecorder): void {
    if (!isRunning) return;
    if (recorder.isFull()) recorder.stopRecording('full');
    const reason = recorder.endedBy();
    if (reason === null) return;
    isRunning = false;
    store?.dispatch(recorderStopped({ at: ports.clock.now(), reason }));
  }

  async function* exportLog(request: LogRequest): AsyncGenerator<string, void, undefined> {
    const pieces = (await ready()).recorder.exportLog(request);
    if (!pieces) throw new Error(NOTHING);
    yield* pieces;
  }

  return {
    loaded: () => app,
    ready,
    middleware: (api) => {
      store = api;
      fetchAfter(FETCH_AFTER_MS);
      return (next) => (action) => {
        const noted: Noted = [action, api.getState() as object, ports.clock.now()];
        if (!app) return wait(noted, () => next(action));
        const { recorder } = app;
        recorder.note(...noted);
        try {
          return next(action);
        } finally {
          recorder.noteAfter(api.getState() as object);
          endRecording(app);
        }
      };
    },
    async start() {
      const { recorder } = await ready();
      recorder.startRecording();
      isRunning = true;
      store?.dispatch(recorderStarted({ at: ports.clock.now() }));
    },
    async stop() {
      const { recorder } = await ready();
      if (!isRunning) return;
      isRunning = false;
      store?.dispatch(recorderStopped({ at: ports.clock.now(), reason: 'asked' }));
      recorder.stopRecording('asked');
    },
    export: exportLog,
  };
}
