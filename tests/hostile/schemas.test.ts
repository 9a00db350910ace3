import Ajv from 'ajv';
import { Comment } from '#contract/entities/comment';
import { boundPatterns } from '#server/platform/http/input/boundedPattern';
import { schemaOptions } from '#server/platform/http/input/schemaOptions';
import { contractSchemas, validatedSchemas, fill, subSchemas } from './contractSchemas';
import { describeSubjects } from './describeSubjects';

const { customOptions } = schemaOptions;
const ajv = boundPatterns(new Ajv({ ...customOptions, schemas: [Comment] }));

/** Few, because there are many schemas with few patterns in them. */
const RANDOM_TEXTS = 2;

/** Anchored, and without an unbounded quantifier. */
const isBounded = (pattern: string) =>
  pattern.startsWith('^') && pattern.endsWith('$') && !/[*+]|,\}/.test(pattern);

describeSubjects(
  validatedSchemas.map(({ name, schema }) => {
    const check = ajv.compile(schema);
    return {
      name: `the schema ${name}`,
      file: 'contract/calls/index.ts',
      run: (text: string) => check(fill(schema, text)),
    };
  }),
  RANDOM_TEXTS,
);

test('every pattern of the contract has a maximum length or is bounded', () => {
  const endless = contractSchemas.flatMap(({ name, schema }) =>
    [...subSchemas(schema)].flatMap(({ pattern, maxLength }) =>
      typeof pattern === 'string' && maxLength === undefined && !isBounded(pattern)
        ? [`${name}: ${pattern}`]
        : [],
    ),
  );
  expect(endless).toEqual([]);
});

test('every kind of schema is included', () => {
  expect(contractSchemas.length).toBeGreaterThan(100);
});
