import fc from 'fast-check';

/**
 * In CI every property is tried on the same cases, so that a change is judged by what it changes.
 * Everywhere else the cases are new each time: that is where a counterexample is looked for, and
 * one that is found becomes an example of its property.
 */
if (process.env.CI) fc.configureGlobal({ seed: 20_261_122 });
