/** @jest-environment node */
import { endpointSecrets } from '#api/endpointSecrets';
import { bareRule, declaredRule } from '#contract/sessionLog/fieldRules';
import { readClientTypes } from '#shared/testing/clientTypes';
import { declaredActions, declaredCalls } from '#shared/testing/declaredActions';
import { undeclaredTexts } from '#shared/testing/undeclaredTexts';
import { endpointNames } from './endpoints';

/** The types are built on first use, which takes a while. */
const TIMEOUT_MS = 120_000;

const types = readClientTypes({
  name: 'src/app/planted.ts',
  text: `
    import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
    interface Known { username: string; at: number; status: 'a' | 'b'; threads: Record<number, Known> }
    export interface Planted {
      known: Known | null;
      colour: 'red' | 'blue' | null;
      steps: readonly string[];
      rooms: Record<string, { opened: number }>;
      nested: { deeper: { secretly: string }[] };
      loose?: unknown;
      file: File;
      texts: Record<string, string>;
    }
    export const said = createAction<string>('planted/said');
    export const gone = createAction('planted/gone');
    export const named = createAction<{ username: string }>('planted/named');
    export const plantedSlice = createSlice({
      name: 'planted',
      initialState: 0,
      reducers: { told: (state, action: PayloadAction<{ gossip: string }>) => state },
    });
  `,
});

/** Deliberately undeclared, because no screen shows these texts. */
const HIDDEN_ON_PURPOSE = [
  // Identifies a retried call to the server. It has no meaning for readers of a log.
  /\.idempotencyKey$/,
  // Files: their content, or a temporary reference to it in the browser.
  /^(downloadEvent|downloadPaper|exportLibrary|exportMatrix) → $/,
  // No code reads these responses.
  / → \?$/,
  // Read from storage unchanged, and declared member by member in MessageFacts.
  /\.facts\?$/,
];
const undecided = (paths: readonly string[]) =>
  [...new Set(paths)].filter((path) => !HIDDEN_ON_PURPOSE.some((known) => known.test(path)));

/** The undeclared texts carried by the actions of these files. */
const inActions = (files: Parameters<typeof declaredActions>[1]) =>
  declaredActions(types, files).flatMap(({ name, carries }) =>
    undeclaredTexts(types, carries, { path: name, rule: bareRule(name) }),
  );

test(
  'undeclared texts, undeclared tables and values of any type are found by their types',
  () => {
    const planted = types.exportedType('src/app/planted.ts', 'Planted');
    expect(undeclaredTexts(types, planted, { path: '', rule: undefined })).toEqual([
      'colour',
      'steps',
      'rooms{}',
      'nested.deeper.secretly',
      'loose?',
    ]);
    expect(inActions([types.planted])).toEqual(['planted/said', 'planted/told.gossip']);
  },
  TIMEOUT_MS,
);

test(
  'every text of the state is declared, because a log may contain it only by decision',
  () => {
    const state = types.exportedType('src/app/store/rootReducer.ts', 'RootState');
    // The API cache holds responses and arguments of calls, which the last test checks.
    const found = undeclaredTexts(types, state, { path: '', rule: undefined }, ['api']);
    expect(found).toContain('chatbot.messages.facts?');
    expect(undecided(found)).toEqual([]);
    const facts = types.exportedType('src/features/chatbot/messageFacts.ts', 'MessageFacts');
    expect(undeclaredTexts(types, facts, { path: '', rule: undefined })).toEqual([]);
  },
  TIMEOUT_MS,
);

test(
  'every text carried by an action is declared',
  () => {
    // The store of a replayed screen is never recorded.
    const sources = types.sources.filter(({ fileName }) => !fileName.includes('/pages/replay/'));
    const actions = declaredActions(types, sources);
    const names = actions.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining(['app/navigated', 'drafts/draftChanged', 'chat/messageQueued']),
    );
    expect(new Set(names).size).toBeGreaterThan(60);
    expect(undecided(inActions(sources))).toEqual([]);
  },
  TIMEOUT_MS,
);

test(
  'every text in the argument and in the cached response of a call is declared',
  () => {
    const calls = declaredCalls(types, types.sources);
    expect(calls.map(({ name }) => name)).toEqual(expect.arrayContaining(endpointNames()));
    const found = calls.flatMap(({ name, carries, response }) => {
      const { secretArgs, secretResult } = endpointSecrets(name);
      const ofArgument = { path: `${name}(…)`, rule: bareRule(name) };
      const ofResponse = { path: `${name} → `, rule: declaredRule('data') };
      return [
        ...undeclaredTexts(types, carries, ofArgument, secretArgs),
        ...(secretResult ? [] : undeclaredTexts(types, response, ofResponse)),
      ];
    });
    expect(undecided(found)).toEqual([]);
  },
  TIMEOUT_MS,
);
