import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import manifest from '../../package.json';
import { endpointSecrets } from '../api/endpointSecrets';
import { createRecorder } from '../replay/recorder';
import { createRedactor } from '../replay/redact';
import { rootReducer } from './rootReducer';

/** The recorder with what it has to know of this application; fetched after the first screen. */
export function createAppRecorder(startedAt: number, idle: (run: () => void) => void) {
  const redactor = createRedactor(endpointSecrets);
  const recorder = createRecorder({
    redactor,
    secretsOf: endpointSecrets,
    reducer: rootReducer as Reducer<object, UnknownAction>,
    application: manifest.version,
    startedAt,
    idle,
  });
  return { redactor, recorder };
}

export type AppRecorder = ReturnType<typeof createAppRecorder>;
