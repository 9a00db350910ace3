import fc from 'fast-check';

/**
 * Every property is tested with the same cases in each run, so that a change is judged only by its
 * effect. `SEED=random` looks for counterexamples, and a number repeats those of a run. A
 * counterexample that is found becomes an example of its property.
 */
const { SEED = '20261122' } = process.env;
if (SEED !== 'random') fc.configureGlobal({ seed: Number(SEED) });
