import type { FastifySchemaValidationError } from 'fastify/types/schema';
import { USERNAME_PATTERN } from '#contract/limits';
import { VISIBLE_TEXT_PATTERN } from '#contract/visibleText';
import { plural } from '../../text';
import { Problem, type FieldErrors } from '../problem';

const REQUIRED = 'This is required.';
const UNREADABLE = 'The request could not be understood.';

const patternTexts: Record<string, string> = {
  '\\S': REQUIRED,
  [VISIBLE_TEXT_PATTERN]: REQUIRED,
  [USERNAME_PATTERN]: 'Use only letters, digits, dots, underscores and hyphens.',
  '^\\d{4}-\\d{2}-\\d{2}$': 'Write the date as YYYY-MM-DD.',
  '^\\d{2}:\\d{2}(:\\d{2})?$': 'Write the time as HH:MM.',
  '^(0|[1-9]\\d{0,15})$': 'Must be a whole number.',
  '^[1-9]\\d{0,15}$': 'Must be a whole number.',
};

const typeTexts: Record<string, string> = {
  string: 'Must be text.',
  integer: 'Must be a whole number.',
  boolean: 'Must be true or false.',
  array: 'Must be a list.',
};

/** The text for each schema rule that a value can break. */
const ruleTexts: Record<string, (params: Record<string, unknown>, field: string) => string> = {
  required: () => REQUIRED,
  minLength: ({ limit }) =>
    limit === 1 ? REQUIRED : `Must be at least ${plural(Number(limit), 'character')} long.`,
  maxLength: ({ limit }) => `Must be at most ${plural(Number(limit), 'character')} long.`,
  minItems: ({ limit }) => `Choose at least ${Number(limit)}.`,
  maxItems: ({ limit }) => `Choose at most ${Number(limit)}.`,
  minimum: ({ limit }) => `Must be ${Number(limit)} or more.`,
  maximum: ({ limit }) => `Must be ${Number(limit)} or less.`,
  integerText: () => 'Is out of range.',
  enum: ({ allowedValues }) =>
    Array.isArray(allowedValues)
      ? `Must be one of: ${allowedValues.join(', ')}.`
      : 'Is not allowed.',
  type: ({ type }) => typeTexts[String(type)] ?? 'Has the wrong form.',
  pattern: ({ pattern }, field) =>
    field === 'email'
      ? 'Please enter a valid email address.'
      : (patternTexts[String(pattern)] ?? 'Has the wrong form.'),
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
    errors[field] ??= ruleTexts[error.keyword]?.(error.params, field) ?? 'Has the wrong form.';
  }
  return invalidFields(errors);
}

/** Returns a 400 for invalid fields, each with its text. */
export function invalidFields(errors: FieldErrors): Problem {
  const fields = Object.keys(errors);
  const [only] = fields;
  if (only === undefined) return new Problem(400, UNREADABLE);
  const label = (field: string) => field.replaceAll('_', ' ');
  if (fields.length > 1) {
    return new Problem(400, `Please check: ${fields.map(label).join(', ')}.`, { errors });
  }
  const text = errors[only] ?? '';
  const detail = `Please check ${label(only)}: ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
  return new Problem(400, detail, { errors });
}
