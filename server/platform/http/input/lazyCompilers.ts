import AjvCompiler from '@fastify/ajv-compiler';
import SerializerSelector from '@fastify/fast-json-stringify-compiler';
import type { FastifyServerOptions } from 'fastify';

type Factories = NonNullable<
  NonNullable<FastifyServerOptions['schemaController']>['compilersFactory']
>;
type ValidatorFactory = NonNullable<Factories['buildValidator']>;
type SerializerFactory = NonNullable<Factories['buildSerializer']>;

/** As Fastify calls it: false, and what is wrong in `errors`. */
interface Validate {
  (data: unknown): boolean;
  errors?: unknown;
}

/**
 * Fastify's own compilers of schemas, each schema compiled when it is first needed: all of them
 * together are half of a start, and the process answers `/readyz` before it needs any.
 */
export function lazyCompilers(): Factories {
  const validators = AjvCompiler();
  const serializers = SerializerSelector();
  const buildValidator = ((...given: Parameters<typeof validators>) => {
    const compile = validators(...given) as (route: unknown) => Validate;
    return (route: unknown) => {
      let compiled: Validate | undefined;
      const validate: Validate = (data) => {
        compiled ??= compile(route);
        const isRight = compiled(data);
        validate.errors = compiled.errors;
        return isRight;
      };
      return validate;
    };
  }) as ValidatorFactory;
  const buildSerializer: SerializerFactory = (schemas, options) => {
    const compile = serializers(schemas, options);
    return (route) => {
      let compiled: ReturnType<typeof compile> | undefined;
      return (answer: unknown) => (compiled ??= compile(route))(answer);
    };
  };
  return { buildValidator, buildSerializer };
}
