import {
  forgotSchema,
  loginSchema,
  profileSchema,
  resetSchema,
  signupSchema,
  verifySchema,
} from '#features/session/form/authSchemas';
import { readAuthState } from '#features/session/form/authState';
import { WHOLE_ADDRESS, countCharacters } from '#features/session/form/accountRules';
import { foldName, addInterests } from '#features/session/profile/interests';
import { persistedSession } from '#features/session/persistedSession';
import { pictureProblem } from '#features/session/profile/pictureTypes';
import { readKnownFields } from '#features/session/profile/profileFields';
import { ada } from '#shared/testing/people';
import { readValues } from '#shared/forms/formDraft';
import type { Subject } from './subject';

interface Schema {
  readonly fields: object;
  validate(value: unknown): Promise<unknown>;
}

const schemas: Readonly<Record<string, Schema>> = {
  forgotSchema,
  loginSchema,
  profileSchema,
  resetSchema,
  signupSchema,
  verifySchema,
};

const schemaSubjects = Object.entries(schemas).map(([name, schema]) => ({
  name,
  file: 'src/features/session/form/authSchemas.ts',
  run: (text: string) =>
    schema.validate(Object.fromEntries(Object.keys(schema.fields).map((field) => [field, text]))),
}));

/** The forms and the stored values of accounts. */
export const sessionSubjects: readonly Subject[] = [
  ...schemaSubjects,
  {
    name: 'readAuthState',
    file: 'src/features/session/form/authState.ts',
    run: (text) => readAuthState({ email: text, wantedPath: `/${text}` }),
  },
  {
    name: 'countCharacters',
    file: 'src/features/session/form/accountRules.ts',
    run: countCharacters,
  },
  { name: 'foldName', file: 'src/features/session/profile/interests.ts', run: foldName },
  {
    name: 'addInterests',
    file: 'src/features/session/profile/interests.ts',
    run: (text) => addInterests(['a'], text),
  },
  {
    name: 'WHOLE_ADDRESS',
    file: 'src/features/session/form/accountRules.ts',
    run: (text) => WHOLE_ADDRESS.test(text),
  },
  {
    name: 'persistedSession',
    file: 'src/features/session/persistedSession.ts',
    run: (text) => persistedSession.read(() => text),
  },
  {
    name: 'pictureProblem',
    file: 'src/features/session/profile/pictureTypes.ts',
    run: (text) => pictureProblem({ name: text, type: text, size: 1 }),
  },
  {
    name: 'readKnownFields',
    file: 'src/features/session/profile/profileFields.ts',
    run: (text) => readKnownFields({ ...ada, fields_of_interest: text }),
  },
  {
    name: 'readValues',
    file: 'src/shared/forms/formDraft.ts',
    run: (text) => readValues(text, { title: '', interests: [] }),
  },
];
