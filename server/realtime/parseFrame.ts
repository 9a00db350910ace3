import Ajv, { type ValidateFunction } from 'ajv';
import { clientFrames, type ClientFrames, type ClientFrameType } from '#contract/frames';
import { boundPatterns } from '#server/platform/http/input/boundedPattern';
import { isDeeplyNested } from '#server/platform/isDeeplyNested';
import { FrameError } from './frameHandlers';
import * as texts from './texts';

const ajv = boundPatterns(new Ajv({ strict: false, removeAdditional: true }));
const checks: Readonly<Record<string, ValidateFunction>> = Object.fromEntries(
  Object.entries(clientFrames).map(([type, schema]) => [type, ajv.compile(schema)]),
);

export type ParsedFrame = {
  [Type in ClientFrameType]: { type: Type; frame: ClientFrames[Type] };
}[ClientFrameType];

/** Parses and validates the frame in a text. Throws a {@link FrameError} for anything else. */
export function parseFrame(text: string): ParsedFrame {
  const value = parseObject(text);
  const type = Object.hasOwn(value, 'type') ? value.type : 'message';
  const check = typeof type === 'string' && Object.hasOwn(checks, type) ? checks[type] : undefined;
  if (!check) throw new FrameError('unknown_type', texts.unknownType);
  if (!check(value)) throw new FrameError('invalid', texts.wrongForm);
  return { type, frame: value } as ParsedFrame;
}

function parseObject(text: string): Record<string, unknown> {
  if (isDeeplyNested(text)) throw new FrameError('malformed', texts.nestedTooDeeply);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new FrameError('malformed', texts.notJson);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new FrameError('malformed', texts.notObject);
  }
  return value as Record<string, unknown>;
}

/**
 * Returns the client's own id for a message that could not be parsed completely, so that its error
 * can be matched to it.
 */
export function clientIdOf(text: string): string | undefined {
  if (isDeeplyNested(text)) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && Object.hasOwn(value, 'client_id')) {
      const { client_id: clientId } = value as { client_id: unknown };
      return typeof clientId === 'string' && clientId.length <= 64 ? clientId : undefined;
    }
    return undefined;
  } catch {
    return undefined;
  }
}
