import fc from 'fast-check';

/**
 * In CI every property is tested with the same cases, so that a change is judged only by its
 * effect. Everywhere else the cases are random, to look for counterexamples. A counterexample that
 * is found becomes an example of its property.
 */
if (process.env.CI) fc.configureGlobal({ seed: 20_261_122 });
