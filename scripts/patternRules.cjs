// The backend without Java and native code is the same on every machine.
process.env.RECHECK_BACKEND = 'pure';

/** User text may be hostile, so every pattern must run in time linear to its text. */
const linearPatterns = {
  'regexp/no-super-linear-backtracking': ['error', { report: 'certain' }],
  'regexp/no-super-linear-move': ['error', { report: 'certain' }],
  'regexp/no-dupe-disjunctions': 'error',
  'regexp/no-empty-alternative': 'error',
  'regexp/no-misleading-unicode-character': 'error',
  'regexp/no-obscure-range': 'error',
  'regexp/no-useless-assertions': 'error',
  'regexp/no-useless-quantifier': 'error',
  'regexp/optimal-quantifier-concatenation': 'error',
};

/**
 * Uses only the automaton checker, because random fuzzing would report different patterns on every
 * run.
 */
const provenPatterns = {
  'redos/no-vulnerable': ['error', { checker: 'automaton', ignoreErrors: true, timeout: 1_000 }],
};

const rules = { ...linearPatterns, ...provenPatterns };
const off = Object.fromEntries(Object.keys(rules).map((rule) => [rule, 'off']));

module.exports = {
  plugins: ['regexp', 'redos'],
  rules,
  overrides: [
    {
      // Tests and benchmarks match their own text only.
      files: ['**/*.test.ts', '**/*.test.tsx', '**/testing/**', 'tests/**', 'bench/**'],
      rules: off,
    },
  ],
};
