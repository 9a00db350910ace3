import { startPushService, type PushService } from '#server/testing/services/startPushService';
import { createOutsideWeb } from './outsideWeb';
import { isPublicAddress } from './publicAddress';

const message = { headers: {}, body: Buffer.from('hello') };
let service: PushService;
beforeAll(async () => {
  service = await startPushService();
});
beforeEach(() => {
  service.arrived.length = 0;
  service.status = 201;
});
afterAll(() => service.stop());

test.each([
  ['93.184.216.34', true],
  ['2606:4700:4700::1111', true],
  ['::ffff:93.184.216.34', true],
  ['127.0.0.1', false],
  ['127.9.9.9', false],
  ['0.0.0.0', false],
  ['10.1.2.3', false],
  ['172.16.0.1', false],
  ['192.168.1.1', false],
  ['100.64.0.1', false],
  ['169.254.169.254', false],
  ['198.18.0.1', false],
  ['203.0.113.9', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::', false],
  ['::1', false],
  ['fe80::1', false],
  ['fd00::1', false],
  ['ff02::1', false],
  ['::ffff:127.0.0.1', false],
  ['::ffff:a00:1', false],
  ['::10.0.0.1', false],
  ['64:ff9b::7f00:1', false],
  ['2002:7f00:1::', false],
  ['2001:db8::1', false],
  ['not an address', false],
  ['', false],
])('the IP %j is public: %s', (ip, expected) => {
  expect(isPublicAddress(ip)).toBe(expected);
});

describe('an address', () => {
  const hosts: Record<string, string[]> = {
    'push.example': ['93.184.216.34', '2606:4700:4700::1111'],
    'mixed.example': ['93.184.216.34', '10.0.0.1'],
    'inside.example': ['::ffff:192.168.0.1'],
    localhost: ['127.0.0.1', '::1'],
    'empty.example': [],
  };
  const web = createOutsideWeb({
    resolve: (host) =>
      hosts[host] ? Promise.resolve(hosts[host]) : Promise.reject(new Error('no such host')),
  });

  test.each([
    ['https://push.example/a', true],
    ['https://93.184.216.34/a', true],
    ['https://[2606:4700:4700::1111]:8443/a', true],
    ['http://push.example/a', false],
    ['ws://push.example/a', false],
    ['file:///etc/passwd', false],
    ['https://me:secret@push.example/a', false],
    ['https://mixed.example/a', false],
    ['https://inside.example/a', false],
    ['https://empty.example/a', false],
    ['https://unknown.example/a', false],
    ['https://localhost/a', false],
    ['https://localhost./a', false],
    ['https://127.0.0.1/a', false],
    ['https://127.1/a', false],
    ['https://2130706433/a', false],
    ['https://0x7f000001/a', false],
    ['https://0177.0.0.1/a', false],
    ['https://169.254.169.254/latest/meta-data', false],
    ['https://[::1]/a', false],
    ['https://[::ffff:127.0.0.1]/a', false],
    ['https://[fe80::1]/a', false],
    ['not an address', false],
    ['', false],
  ])('%j is allowed: %s', async (address, expected) => {
    expect(await web.allows(address)).toBe(expected);
    if (!expected) await expect(web.post(address, message)).rejects.toThrow('not allowed');
  });

  test('of this machine is refused by the name servers’ answer, too', async () => {
    expect(await createOutsideWeb().allows('https://localhost/a')).toBe(false);
  });
});

test('a message arrives, with its headers', async () => {
  const headers = { TTL: 60 };
  expect(await service.outsideWeb.post(`${service.origin}/a`, { ...message, headers })).toBe(201);
  expect(service.arrived).toMatchObject([{ path: '/a', headers: { ttl: '60' } }]);
  expect(service.arrived[0]?.body).toEqual(message.body);
});

test('a redirect is a status, and is not followed', async () => {
  service.status = 307;
  service.location = `${service.origin}/elsewhere`;
  expect(await service.outsideWeb.post(`${service.origin}/a`, message)).toBe(307);
  expect(service.arrived.map(({ path }) => path)).toEqual(['/a']);
});

test('the connection goes to the IP that was checked, however often the name changes', async () => {
  const ips = ['127.0.0.1', '10.0.0.1'];
  const resolve = jest.fn(() => Promise.resolve([ips.shift() ?? '10.0.0.1']));
  const web = createOutsideWeb({ resolve, isPublic: (ip) => ip === '127.0.0.1' });
  // The certificate is unknown here, which only a server that was reached can show.
  await expect(web.post(`${service.origin}/a`, message)).rejects.toThrow(/self-signed/);
  expect(resolve).toHaveBeenCalledTimes(1);
  await expect(web.post(`${service.origin}/a`, message)).rejects.toThrow('not allowed');
});
