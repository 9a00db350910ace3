import type { Socket } from 'node:net';
import { createClientAddress } from './clientAddress';

const addressOf = (trusted: string[], remote: string | undefined, forwarded?: string) =>
  createClientAddress(trusted)({
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
    socket: { remoteAddress: remote } as Socket,
  });

test.each<[string, string, string[], string | undefined, string | undefined]>([
  ['the peer', '9.9.9.9', [], '9.9.9.9', undefined],
  ['the peer, whatever a stranger writes', '9.9.9.9', [], '9.9.9.9', '1.1.1.1'],
  ['the peer behind a family of addresses', '9.9.9.9', [], '::ffff:9.9.9.9', undefined],
  ['whom our proxy names', '1.1.1.1', ['loopback'], '127.0.0.1', '1.1.1.1'],
  ['whom our proxy of the other family names', '1.1.1.1', ['loopback'], '::1', '1.1.1.1'],
  [
    'the last that is not ours',
    '2.2.2.2',
    ['loopback', '10.0.0.0/8'],
    '127.0.0.1',
    '1.1.1.1, 2.2.2.2, 10.1.2.3',
  ],
  ['the first where all are ours', '10.0.0.1', ['10.0.0.0/8'], '10.0.0.2', '10.0.0.1'],
  ['our proxy where it names nobody', '127.0.0.1', ['127.0.0.1'], '127.0.0.1', undefined],
  ['whom our proxy names with a port', '1.1.1.1', ['loopback'], '127.0.0.1', '1.1.1.1:4001'],
  ['our proxy where it names no address', '127.0.0.1', ['loopback'], '127.0.0.1', 'unknown'],
  ['an address of the newer kind', 'fd00::1', ['::1'], '::1', 'fd00::1'],
  ['nobody once the peer is gone', '', [], undefined, undefined],
])('an upgrade comes from %s', (_who, expected, trusted, remote, forwarded) => {
  expect(addressOf(trusted, remote, forwarded)).toBe(expected);
});
