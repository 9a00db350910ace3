import type { Middleware, MiddlewareAPI } from '@reduxjs/toolkit';
import type { LogRequest, Ports, SessionLog } from '../shared/ports';
import { recorderStarted, recorderStopped } from '../shared/store/recorderEvents';
import type { AppRecorder } from './createAppRecorder';

type Noted = [action: unknown, before: object, at: number];

/** The hands on the recorder, which is fetched beside the first screen. */
export interface RecorderSlot extends SessionLog {
  /** Must be the last middleware; a parent is noted before its children. */
  middleware: Middleware;
  /** Undefined until it has come. */
  loaded(): AppRecorder | undefined;
  /** The recorder, fetched anew where that failed before. */
  ready(): Promise<AppRecorder>;
}

const IDLE_MS = 200;
/** What happens before the recorder is there waits for it, within reason. */
const MOST_WAITING = 2_000;
const NOTHING = 'Nothing has been recorded yet.';

/** Notes every action from the first on, though the code that records comes later. */
export function createRecorderSlot(
  ports: Ports,
  load = () => import(/* webpackChunkName: "recorder" */ './createAppRecorder'),
): RecorderSlot {
  const startedAt = ports.clock.now();
  let waiting: Noted[] = [];
  let app: AppRecorder | undefined;
  let loading: Promise<AppRecorder> | undefined;
  let store: MiddlewareAPI | undefined;
  let isRunning = false;

  const idle = (run: () => void) => void ports.timers.set(run, IDLE_MS);

  async function fetchRecorder(): Promise<AppRecorder> {
    const { createAppRecorder } = await load();
    const created = createAppRecorder(startedAt, idle);
    waiting.forEach((noted, place) => {
      created.recorder.note(...noted);
      const after = waiting[place + 1]?.[1] ?? (store?.getState() as object | undefined);
      if (after) created.recorder.noteAfter(after);
    });
    waiting = [];
    app = created;
    return created;
  }

  const ready = () =>
    (loading ??= fetchRecorder().catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));

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
      ready().catch((error: unknown) =>
        ports.log.warn('The recorder could not be fetched', { error: String(error) }),
      );
      return (next) => (action) => {
        const noted: Noted = [action, api.getState() as object, ports.clock.now()];
        const recording = app;
        if (recording) recording.recorder.note(...noted);
        else if (waiting.push(noted) > MOST_WAITING) waiting.shift();
        try {
          return next(action);
        } finally {
          recording?.recorder.noteAfter(api.getState() as object);
          if (recording) endRecording(recording);
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
