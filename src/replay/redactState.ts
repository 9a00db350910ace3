import {
  isPlain,
  REDACTED,
  redactArgs,
  redactValue,
  type Fields,
  type RedactOptions,
} from './redact';

/** Remembers the outcome for each object, since immutable state shares what did not change. */
function remembered<T extends object>(run: (value: T) => T): (value: T) => T {
  const known = new WeakMap<T, T>();
  return (value) => {
    const found = known.get(value) ?? run(value);
    known.set(value, found);
    return found;
  };
}

function mapPlain(table: Fields, map: (entry: Fields) => Fields): Fields {
  return Object.fromEntries(
    Object.entries(table).map(([key, entry]) => [key, isPlain(entry) ? map(entry) : entry]),
  );
}

/**
 * Makes a function that gives the state as a log may hold it: the same state that the redacted
 * actions lead to.
 */
export function createStateRedactor({ secretsOf }: RedactOptions) {
  const redactEntry = remembered((entry: Fields) => {
    if (typeof entry.endpointName !== 'string') return entry;
    const secrets = secretsOf(entry.endpointName);
    const redacted = redactValue(entry) as Fields;
    return {
      ...redacted,
      ...('originalArgs' in entry ? { originalArgs: redactArgs(entry.originalArgs, secrets) } : {}),
      ...('data' in entry && secrets.secretResult ? { data: REDACTED } : {}),
    };
  });
  const redactTable = remembered((table: Fields) => mapPlain(table, redactEntry));

  return <State extends { api: { queries: object; mutations: object } }>(state: State): State => {
    const { api, ...slices } = state;
    return {
      ...(redactValue(slices) as Fields),
      api: {
        ...api,
        queries: redactTable(api.queries as Fields),
        mutations: redactTable(api.mutations as Fields),
      },
    } as unknown as State;
  };
}
