import type { Middleware, MiddlewareAPI, Reducer, UnknownAction } from '@reduxjs/toolkit';
import { endpointSecrets } from '#api/endpointSecrets';
import { createRecorder, type Recorder } from '#replay/record/recorder';
import { createRedactor, type Redactor } from '#contract/sessionLog/redact';
import type { LogRequest, Ports, SessionLog } from '#shared/ports';
import { recorderStarted, recorderStopped } from '#shared/session-log/recorderSlice';
import type { AppDispatch } from '#shared/store/types';
import manifest from '../../package.json';
import { readScreen } from './browser/readScreen';
import { rootReducer } from './store/rootReducer';

/**
 * The recorder of this page's actions and the redactor that removes secrets from everything it
 * exports.
 */
export interface AppSessionLog extends SessionLog {
  /** Must be the last middleware. A parent action is recorded before its children. */
  middleware: Middleware;
  recorder: Recorder;
  redactor: Redactor;
}

const IDLE_MS = 200;
const NOTHING = 'Nothing has been recorded yet.';

/**
 * Records every action of this page from the start, and notifies the store when a recording starts
 * or stops.
 */
export function createSessionLog(ports: Ports): AppSessionLog {
  const redactor = createRedactor(endpointSecrets);
  const recorder = createRecorder({
    redactor,
    secretsOf: endpointSecrets,
    reducer: rootReducer as Reducer<object, UnknownAction>,
    application: manifest.version,
    startedAt: ports.clock.now(),
    screen: readScreen,
    idle: (run) => void ports.timers.set(run, IDLE_MS),
  });
  let store: MiddlewareAPI | undefined;
  let isRunning = false;

  /** Dispatches `recorderStopped` if the recording ended by itself. */
  function endRecording(): void {
    if (!isRunning) return;
    if (recorder.isFull()) recorder.stopRecording('full');
    const reason = recorder.endedBy();
    if (reason === null) return;
    isRunning = false;
    store?.dispatch(recorderStopped({ at: ports.clock.now(), reason }));
  }

  function exportLog(request: LogRequest): AsyncIterable<string> {
    const pieces = recorder.exportLog(request);
    if (!pieces) throw new Error(NOTHING);
    return pieces;
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
    export: exportLog,
    async loadSender() {
      const { createSender } = await import(
        /* webpackChunkName: "session-log" */ './sendSessionLog'
      );
      return createSender(store?.dispatch as AppDispatch, exportLog);
    },
  };
}
