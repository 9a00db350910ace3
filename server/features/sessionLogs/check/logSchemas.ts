import Ajv, { type ErrorObject } from 'ajv';
import { logSchema } from '#contract/sessionLog/logSchema';
import * as texts from '../texts';

const ajv = new Ajv({ schemas: [logSchema] });

/** Compiles a definition of replay.schema.json. */
function compile(name: 'header' | 'entry') {
  const check = ajv.getSchema(`${logSchema.$id}#/definitions/${name}`);
  if (!check) throw new Error(`replay.schema.json has no ${name}.`);
  return check;
}

const isHeader = compile('header');
const isEntry = compile('entry');

/** Names the member at fault: a missing one, one too many, or a wrong one. */
function memberOf({ instancePath, params }: ErrorObject): string {
  const { missingProperty, additionalProperty } = params as Record<string, unknown>;
  const named = missingProperty ?? additionalProperty;
  const path = instancePath.slice(1).replaceAll('/', '.');
  return [path, ...(typeof named === 'string' ? [named] : [])].filter(Boolean).join('.');
}

/** Returns the problem of a log's first line, or null. */
export function headerProblem(header: Readonly<Record<string, unknown>>): string | null {
  if (header.format !== logSchema.definitions.header.properties.format.const) return texts.notALog;
  if (header.version !== logSchema.definitions.header.properties.version.const)
    return texts.wrongVersion;
  if (isHeader(header)) return null;
  const [error] = isHeader.errors ?? [];
  return texts.wrongHeader(error ? memberOf(error) : '');
}

/** Returns the problem of any other line, or null. */
export function entryProblem(entry: unknown): string | null {
  if (isEntry(entry)) return null;
  const [error] = isEntry.errors ?? [];
  return texts.wrongEntry(error ? memberOf(error) : '');
}
