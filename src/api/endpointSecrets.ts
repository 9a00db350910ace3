import { baseApi } from './baseApi';
import type { ApiExtraOptions } from './callTypes';

/** What of an endpoint's traffic may not be recorded. */
export interface EndpointSecrets {
  secretArgs: readonly string[];
  secretResult: boolean;
}

interface Definition {
  extraOptions?: ApiExtraOptions;
}

const known = new Map<string, EndpointSecrets>();

/** What an endpoint declared secret. An unknown endpoint hides its answer. */
export function endpointSecrets(endpointName: string): EndpointSecrets {
  const found = known.get(endpointName);
  if (found) return found;
  let definition: Definition | undefined;
  // Enhancing is the public way to a definition; endpoints of a feature loaded later are found too.
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
