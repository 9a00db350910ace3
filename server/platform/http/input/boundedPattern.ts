import { _, type Ajv, type AnySchemaObject, type FuncKeywordDefinition } from 'ajv';

/**
 * The keyword `pattern`, which JSON Schema checks even of a text that `maxLength` refuses: here it
 * passes such a text, so that no pattern ever runs over more letters than its field may have.
 */
const boundedPattern: FuncKeywordDefinition = {
  keyword: 'pattern',
  type: 'string',
  schemaType: 'string',
  // After the lengths, before the checks that change a value.
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
    // A letter has two units at most.
    return (text: string) => text.length > 2 * maxLength || expression.test(text);
  },
};

/** Puts the bounded `pattern` in the place of the library's. */
export function boundPatterns(ajv: Ajv): Ajv {
  return ajv.removeKeyword('pattern').addKeyword(boundedPattern);
}
