import { _, type Ajv, type AnySchemaObject, type FuncKeywordDefinition } from 'ajv';

/**
 * The keyword `pattern`. JSON Schema evaluates it even for a text that `maxLength` refuses. This
 * version skips such a text, so that no pattern runs on more letters than its field allows.
 */
const boundedPattern: FuncKeywordDefinition = {
  keyword: 'pattern',
  type: 'string',
  schemaType: 'string',
  // After the length checks, before the checks that change a value.
  before: 'format',
  errors: false,
  error: {
    message: ({ schemaCode }) => _`"must match pattern " + ${schemaCode}`,
    params: ({ schemaCode }) => _`{pattern: ${schemaCode}}`,
  },
  compile: (pattern: string, parent: AnySchemaObject) => {
    const { maxLength = Infinity } = parent as Readonly<Record<string, unknown>> & {
      maxLength?: number;
    };
    const expression = new RegExp(pattern, 'u');
    // A letter has at most two code units.
    return (text: string) => text.length > 2 * maxLength || expression.test(text);
  },
};

/** Replaces the library's `pattern` with the bounded one. */
export function boundPatterns(ajv: Ajv): Ajv {
  return ajv.removeKeyword('pattern').addKeyword(boundedPattern);
}
