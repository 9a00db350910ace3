import type { FastifySchemaValidationError } from 'fastify/types/schema';
import { USERNAME_PATTERN } from '#contract/limits';
import { VISIBLE_TEXT_PATTERN } from '#contract/visibleText';
import { Problem, type FieldErrors } from '../problem';
import * as texts from '../texts';

const patternTexts: Record<string, string> = {
  '\\S': texts.required,
  [VISIBLE_TEXT_PATTERN]: texts.required,
  [USERNAME_PATTERN]: texts.wrongUsername,
  '^\\d{4}-\\d{2}-\\d{2}$': texts.wrongDate,
  '^\\d{2}:\\d{2}(:\\d{2})?$': texts.wrongTime,
  '^(\\d{4}-\\d{2}-\\d{2})?$': texts.wrongDate,
  '^(\\d{2}:\\d{2}(:\\d{2})?)?$': texts.wrongTime,
  '^([1-9]\\d{0,15})?$': texts.notWholeNumber,
  '^(0|[1-9]\\d{0,15})$': texts.notWholeNumber,
  '^[1-9]\\d{0,15}$': texts.notWholeNumber,
};

const typeTexts: Record<string, string> = {
  string: texts.notText,
  integer: texts.notWholeNumber,
  boolean: texts.notBoolean,
  array: texts.notList,
};

/** The text for each schema rule that a value can break. */
const ruleTexts: Record<string, (params: Record<string, unknown>, field: string) => string> = {
  required: () => texts.required,
  minLength: ({ limit }) => (limit === 1 ? texts.required : texts.atLeastLong(Number(limit))),
  maxLength: ({ limit }) => texts.atMostLong(Number(limit)),
  minItems: ({ limit }) => texts.chooseAtLeast(Number(limit)),
  maxItems: ({ limit }) => texts.chooseAtMost(Number(limit)),
  minimum: ({ limit }) => texts.minimum(Number(limit)),
  maximum: ({ limit }) => texts.maximum(Number(limit)),
  integerText: () => texts.outOfRange,
  enum: ({ allowedValues }) =>
    Array.isArray(allowedValues) ? texts.oneOf(allowedValues) : texts.notAllowed,
  type: ({ type }) => typeTexts[String(type)] ?? texts.wrongForm,
  pattern: ({ pattern }, field) =>
    field === 'email' ? texts.wrongEmail : (patternTexts[String(pattern)] ?? texts.wrongForm),
};

function fieldOf({ instancePath, params }: FastifySchemaValidationError): string {
  const [, first = ''] = instancePath.split('/');
  const { missingProperty: missing } = params;
  return first === '' && typeof missing === 'string' ? missing : first;
}

/** Returns a 400 that describes the first error of each field. */
export function invalidInput(found: readonly FastifySchemaValidationError[]): Problem {
  const errors: FieldErrors = {};
  for (const error of found) {
    const field = fieldOf(error);
    if (field === '') continue;
    errors[field] ??= ruleTexts[error.keyword]?.(error.params, field) ?? texts.wrongForm;
  }
  return invalidFields(errors);
}

/** Returns a 400 for invalid fields, each with its text. */
export function invalidFields(errors: FieldErrors): Problem {
  const fields = Object.keys(errors);
  const [only] = fields;
  if (only === undefined) return new Problem(400, texts.unreadable);
  const label = (field: string) => field.replaceAll('_', ' ');
  if (fields.length > 1) {
    return new Problem(400, texts.checkFields(fields.map(label)), { errors });
  }
  return new Problem(400, texts.checkField(label(only), errors[only] ?? ''), { errors });
}
