import { readAuthState } from './authState';

const nothing = {
  email: '',
  username: '',
  emailVerified: false,
  signedUp: false,
  unverified: false,
  wantedPath: null,
};

test.each([null, undefined, 'text', 7, [], { email: 7, wantedPath: {}, emailVerified: 'yes' }])(
  'the state %j is ignored',
  (state) => {
    expect(readAuthState(state)).toEqual(nothing);
  },
);

test('a state of this application is read completely', () => {
  const state = {
    email: 'a@b.c',
    username: 'ada',
    emailVerified: true,
    signedUp: true,
    unverified: true,
    wantedPath: '/chat',
  };
  expect(readAuthState(state)).toEqual(state);
});
