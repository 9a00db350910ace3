import {
  forgotSchema,
  loginSchema,
  resetSchema,
  signupSchema,
  verifySchema,
} from '#features/session/authSchemas';
import { readAuthState } from '#features/session/authState';
import { countCharacters } from '#features/session/countCharacters';
import { foldName } from '#features/session/foldName';
import { addInterests } from '#features/session/interests';
import { persistedSession } from '#features/session/persistedSession';
import { isPicture } from '#features/session/pictureTypes';
import { readDraftedFields } from '#features/session/profileFields';
import { WHOLE_ADDRESS } from '#features/session/wholeAddress';
import type { Subject } from './subject';

interface Schema {
  readonly fields: object;
  validate(value: unknown): Promise<unknown>;
}

const schemas: Readonly<Record<string, Schema>> = {
  forgotSchema,
  loginSchema,
  resetSchema,
  signupSchema,
  verifySchema,
};

const schemaSubjects = Object.entries(schemas).map(([name, schema]) => ({
  name,
  file: 'src/features/session/authSchemas.ts',
  run: (text: string) =>
    schema.validate(Object.fromEntries(Object.keys(schema.fields).map((field) => [field, text]))),
}));

/** The forms and the stored values of accounts. */
export const sessionSubjects: readonly Subject[] = [
  ...schemaSubjects,
  {
    name: 'readAuthState',
    file: 'src/features/session/authState.ts',
    run: (text) => readAuthState({ email: text, wantedPath: `/${text}` }),
  },
  {
    name: 'countCharacters',
    file: 'src/features/session/countCharacters.ts',
    run: countCharacters,
  },
  { name: 'foldName', file: 'src/features/session/foldName.ts', run: foldName },
  {
    name: 'addInterests',
    file: 'src/features/session/interests.ts',
    run: (text) => addInterests(['a'], text),
  },
  {
    name: 'WHOLE_ADDRESS',
    file: 'src/features/session/wholeAddress.ts',
    run: (text) => WHOLE_ADDRESS.test(text),
  },
  {
    name: 'persistedSession',
    file: 'src/features/session/persistedSession.ts',
    run: (text) => persistedSession.read(() => text),
  },
  {
    name: 'isPicture',
    file: 'src/features/session/pictureTypes.ts',
    run: (text) => isPicture({ name: text, type: text } as File),
  },
  {
    name: 'readDraftedFields',
    file: 'src/features/session/profileFields.ts',
    run: readDraftedFields,
  },
];
