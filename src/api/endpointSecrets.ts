import { baseApi } from './baseApi';
import type { ApiExtraOptions } from './callTypes';

/** The parts of an endpoint's arguments and response that must not be recorded. */
export interface EndpointSecrets {
  secretArgs: readonly string[];
  secretResult: boolean;
}

interface Definition {
  extraOptions?: ApiExtraOptions;
}

const known = new Map<string, EndpointSecrets>();

/**
 * Returns the secrets that an endpoint declares. The response of an unknown endpoint counts as
 * secret.
 */
export function endpointSecrets(endpointName: string): EndpointSecrets {
  const found = known.get(endpointName);
  if (found) return found;
  let definition: Definition | undefined;
  // `enhanceEndpoints` is the public way to read a definition. It also finds lazily injected
  // endpoints.
  baseApi.enhanceEndpoints<string, Record<string, never>>({
    endpoints: {
      [endpointName]: (original: Definition | undefined) => {
        definition = original;
      },
    },
  });
  if (!definition) return { secretArgs: [], secretResult: true };
  const secrets = {
    secretArgs: definition.extraOptions?.secretArgs ?? [],
    secretResult: definition.extraOptions?.secretResult ?? false,
  };
  known.set(endpointName, secrets);
  return secrets;
}
