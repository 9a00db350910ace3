import type { Middleware, MiddlewareAPI, Reducer, UnknownAction } from '@reduxjs/toolkit';
import { endpointSecrets } from '#api/endpointSecrets';
import { createRecorder, type Recorder } from '#replay/record/recorder';
import { createRedactor, type Redactor } from '#replay/redact/redact';
import type { Ports, SessionLog } from '#shared/ports';
import { recorderStarted, recorderStopped } from '#shared/session-log/recorderSlice';
import manifest from '../../package.json';
import { rootReducer } from './store/rootReducer';

/** The recorder of this page's actions, and what takes secrets out of what it shows. */
export interface AppSessionLog extends SessionLog {
  /** Must be the last middleware; a parent is noted before its children. */
  middleware: Middleware;
  recorder: Recorder;
  redactor: Redactor;
}

const IDLE_MS = 200;
const NOTHING = 'Nothing has been recorded yet.';

/** Notes every action of this page from the first on, and tells the store when a recording runs. */
export function createSessionLog(ports: Ports): AppSessionLog {
  const redactor = createRedactor(endpointSecrets);
  const recorder = createRecorder({
    redactor,
    secretsOf: endpointSecrets,
    reducer: rootReducer as Reducer<object, UnknownAction>,
    application: manifest.version,
    startedAt: ports.clock.now(),
    idle: (run) => void ports.timers.set(run, IDLE_MS),
  });
  let store: MiddlewareAPI | undefined;
  let isRunning = false;

  /** A recording may have ended by itself. */
  function endRecording(): void {
    if (!isRunning) return;
    if (recorder.isFull()) recorder.stopRecording('full');
    const reason = recorder.endedBy();
    if (reason === null) return;
    isRunning = false;
    store?.dispatch(recorderStopped({ at: ports.clock.now(), reason }));
  }

  return {
    recorder,
    redactor,
    middleware: (api) => {
      store = api;
      return (next) => (action) => {
        recorder.note(action, api.getState() as object, ports.clock.now());
        try {
          return next(action);
        } finally {
          recorder.noteAfter(api.getState() as object);
          endRecording();
        }
      };
    },
    start() {
      recorder.startRecording();
      isRunning = true;
      store?.dispatch(recorderStarted({ at: ports.clock.now() }));
    },
    stop() {
      if (!isRunning) return;
      isRunning = false;
      store?.dispatch(recorderStopped({ at: ports.clock.now(), reason: 'asked' }));
      recorder.stopRecording('asked');
    },
    export(request) {
      const pieces = recorder.exportLog(request);
      if (!pieces) throw new Error(NOTHING);
      return pieces;
    },
  };
}
