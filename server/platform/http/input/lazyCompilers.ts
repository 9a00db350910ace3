import AjvCompiler from '@fastify/ajv-compiler';
import SerializerSelector from '@fastify/fast-json-stringify-compiler';
import type { FastifyServerOptions } from 'fastify';

type Factories = NonNullable<
  NonNullable<FastifyServerOptions['schemaController']>['compilersFactory']
>;
type ValidatorFactory = NonNullable<Factories['buildValidator']>;
type SerializerFactory = NonNullable<Factories['buildSerializer']>;

/** The contract with Fastify: returns false and leaves the problems in `errors`. */
interface Validate {
  (data: unknown): boolean;
  errors?: unknown;
}

/**
 * Fastify's own schema compilers, with each schema compiled when it is first needed. Compiling all
 * of them takes half of the startup time, and the process responds to `/readyz` before it needs
 * any.
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
      return (response: unknown) => (compiled ??= compile(route))(response);
    };
  };
  return { buildValidator, buildSerializer };
}
