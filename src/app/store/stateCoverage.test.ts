/** @jest-environment node */
import { endpointSecrets } from '#api/endpointSecrets';
import { bareRule, declaredRule } from '#replay/redact/fieldRules';
import { readClientTypes } from '#shared/testing/clientTypes';
import { declaredActions, declaredCalls } from '#shared/testing/declaredActions';
import { undeclaredTexts } from '#shared/testing/undeclaredTexts';
import { endpointNames } from './endpoints';

/** The types are made when they are first asked for, which takes its time. */
const PATIENCE_MS = 120_000;

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

/** Undeclared and to stay so: what they are is told to nobody, and no screen shows them. */
const HIDDEN_ON_PURPOSE = [
  // Makes a call that is sent again be done once; means nothing to anybody.
  /\.idempotencyKey$/,
  // Files: their content, or where the browser keeps it for a moment.
  /^(downloadEvent|downloadPaper) → $/,
  // Nobody reads these answers.
  / → \?$/,
  // Read from storage as it is, and declared member by member in MessageFacts.
  /\.facts\?$/,
];
const undecided = (paths: readonly string[]) =>
  [...new Set(paths)].filter((path) => !HIDDEN_ON_PURPOSE.some((known) => known.test(path)));

/** The undeclared texts that actions of these files carry. */
const inActions = (files: Parameters<typeof declaredActions>[1]) =>
  declaredActions(types, files).flatMap(({ name, carries }) =>
    undeclaredTexts(types, carries, { path: name, rule: bareRule(name) }),
  );

test(
  'an undeclared text, an undeclared table and what may hold anything are found by their types',
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
  PATIENCE_MS,
);

test(
  'every text of the state is declared: whether a log may hold it is a decision',
  () => {
    const state = types.exportedType('src/app/store/rootReducer.ts', 'RootState');
    // What the cache of the API holds are the answers and arguments of calls; they are looked at below.
    const found = undeclaredTexts(types, state, { path: '', rule: undefined }, ['api']);
    expect(found).toContain('chatbot.messages.facts?');
    expect(undecided(found)).toEqual([]);
    const facts = types.exportedType('src/features/chatbot/messageFacts.ts', 'MessageFacts');
    expect(undeclaredTexts(types, facts, { path: '', rule: undefined })).toEqual([]);
  },
  PATIENCE_MS,
);

test(
  'every text that an action carries is declared',
  () => {
    // The store of a replayed screen is recorded by nobody.
    const sources = types.sources.filter(({ fileName }) => !fileName.includes('/pages/replay/'));
    const actions = declaredActions(types, sources);
    const names = actions.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining(['app/navigated', 'drafts/draftChanged', 'chat/messageQueued']),
    );
    expect(new Set(names).size).toBeGreaterThan(60);
    expect(undecided(inActions(sources))).toEqual([]);
  },
  PATIENCE_MS,
);

test(
  'every text in the argument of a call, and in what is cached of its answer, is declared',
  () => {
    const calls = declaredCalls(types, types.sources);
    expect(calls.map(({ name }) => name)).toEqual(expect.arrayContaining(endpointNames()));
    const found = calls.flatMap(({ name, carries, answer }) => {
      const { secretArgs, secretResult } = endpointSecrets(name);
      const ofArgument = { path: `${name}(…)`, rule: bareRule(name) };
      const ofAnswer = { path: `${name} → `, rule: declaredRule('data') };
      return [
        ...undeclaredTexts(types, carries, ofArgument, secretArgs),
        ...(secretResult ? [] : undeclaredTexts(types, answer, ofAnswer)),
      ];
    });
    expect(undecided(found)).toEqual([]);
  },
  PATIENCE_MS,
);
