import { StartupError } from '../startup';
import { readConfig, withPort } from './config';
import { allowedOrigins, networkOrigins } from './publicOrigin';

const s3 = {
  S3_BUCKET: 'quad',
  S3_ENDPOINT: 'http://localhost:9000',
  S3_REGION: 'here',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'secret',
};

describe('the configuration', () => {
  it('needs no variables', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      databaseUrl: undefined,
      s3: null,
      google: null,
      chatbot: null,
      webPush: null,
      operatorMail: null,
      rateLimits: 'on',
      drainSeconds: 0,
      demo: false,
    });
  });

  it('treats an empty variable as unset', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ', S3_BUCKET: '' })).toMatchObject({
      port: 3000,
      databaseUrl: undefined,
      s3: null,
    });
  });

  it('accepts only complete sets of variables', () => {
    expect(readConfig(s3).s3).toEqual({
      bucket: 'quad',
      endpoint: 'http://localhost:9000',
      region: 'here',
      accessKeyId: 'id',
      secretAccessKey: 'secret',
    });
    expect(readConfig({ GOOGLE_CLIENT_ID: 'a', GOOGLE_CLIENT_SECRET: 'b' }).google).toEqual({
      clientId: 'a',
      clientSecret: 'b',
      issuer: 'https://accounts.google.com',
    });
  });

  it.each([
    ['PORT', { PORT: 'abc' }],
    ['PORT', { PORT: '65536' }],
    ['PORT', { PORT: '-1' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'quad.example.org' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'https://quad.example.org/path' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'https://me:secret@quad.example.org' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'ftp://quad.example.org' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://localhost/x' }],
    ['REDIS_URL', { REDIS_URL: 'localhost:6379' }],
    ['S3_REGION', { ...s3, S3_REGION: undefined }],
    ['S3_SECRET_ACCESS_KEY', { S3_BUCKET: 'quad' }],
    ['S3_ENDPOINT', { ...s3, S3_ENDPOINT: 'localhost:9000' }],
    ['GOOGLE_CLIENT_SECRET', { GOOGLE_CLIENT_ID: 'a' }],
    ['GOOGLE_CLIENT_ID', { GOOGLE_CLIENT_SECRET: 'a' }],
    ['GOOGLE_ISSUER', { GOOGLE_ISSUER: 'accounts' }],
    ['ASSISTANT_MODEL', { ASSISTANT_URL: 'http://localhost:11434/v1' }],
    ['ASSISTANT_KEY', { ASSISTANT_KEY: 'k' }],
    ['WEB_PUSH', { WEB_PUSH: 'yes' }],
    ['CONTACT_MAIL', { WEB_PUSH: 'on' }],
    ['CONTACT_MAIL', { WEB_PUSH: 'on', CONTACT_MAIL: 'mailto:help' }],
    ['CONTACT_MAIL', { CONTACT_MAIL: 'Help <help@quad.example>' }],
    ['CONTACT_URL', { CONTACT_URL: 'javascript:alert(1)' }],
    ['OPERATOR_NAME', { OPERATOR_NAME: 'x'.repeat(201) }],
    ['OPERATOR_MAIL', { OPERATOR_MAIL: 'Help <help@quad.example>' }],
    ['OPERATOR_MAIL', { OPERATOR_MAIL: 'a@quad.example, b@quad.example' }],
    ['NOTICE', { NOTICE: 'Down tonight.\nAnd tomorrow.' }],
    ['NOTICE', { NOTICE: 'x'.repeat(301) }],
    ['SMTP_URL', { SMTP_URL: 'http://localhost' }],
    ['SECRET_KEY', { SECRET_KEY: 'too-short' }],
    ['METRICS_TOKEN', { METRICS_TOKEN: 'too-short' }],
    ['RATE_LIMITS', { RATE_LIMITS: 'no' }],
    ['RATE_LIMITS', { RATE_LIMITS: 'off', NODE_ENV: 'production' }],
    ['API_LIMIT_PER_TOKEN', { API_LIMIT_PER_TOKEN: '0' }],
    ['STORAGE_LIMIT_MB', { STORAGE_LIMIT_MB: '0' }],
    ['UPLOADS_PER_HOUR', { UPLOADS_PER_HOUR: 'many' }],
    ['SOCKET_FRAME_LIMIT', { SOCKET_FRAME_LIMIT: '9' }],
    ['WORKER_PRIORITY', { WORKER_PRIORITY: '20' }],
    ['DEMO', { DEMO: 'yes' }],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
    ['TRUST_PROXY', { TRUST_PROXY: 'everybody' }],
    ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.0/33' }],
    ['SIGNUP_DOMAINS', { SIGNUP_DOMAINS: 'du.ac.bd buet.ac.bd' }],
    ['SIGNUP_DOMAINS', { SIGNUP_DOMAINS: 'localhost' }],
    ['MODERATORS', { MODERATORS: 'asha ben' }],
    ['MODERATORS', { MODERATORS: 'asha,@ben' }],
  ])('names %s in one line when it is wrong', (name, env) => {
    const read = () => readConfig(env);
    expect(read).toThrow(StartupError);
    expect(read).toThrow(new RegExp(`${name}`));
    expect(read).not.toThrow(/\n|secret/);
  });

  it('turns web push on with the address of the operator', () => {
    const set = { WEB_PUSH: 'on', CONTACT_MAIL: ' help@quad.example ' };
    expect(readConfig(set).webPush).toEqual({ contact: 'help@quad.example' });
    expect(readConfig({ ...set, WEB_PUSH: 'off' }).webPush).toBeNull();
  });

  it('reads what the operator says, nothing by default', () => {
    const nothing = { operator: null, contactMail: null, contactUrl: null, notice: null };
    expect(readConfig({}).site).toEqual({ ...nothing, pagesDir: null });
    const set = {
      OPERATOR_NAME: ' University of Dhaka ',
      CONTACT_MAIL: 'help@du.example',
      CONTACT_URL: 'https://du.example/help',
      NOTICE: 'Quad is down tonight from 22:00.',
      PAGES_DIR: '/etc/quad/pages',
    };
    expect(readConfig(set).site).toEqual({
      operator: 'University of Dhaka',
      contactMail: 'help@du.example',
      contactUrl: 'https://du.example/help',
      notice: 'Quad is down tonight from 22:00.',
      pagesDir: '/etc/quad/pages',
    });
  });

  it('limits calls and storage per person by default', () => {
    const { apiLimits, personLimits } = readConfig({ COMMENTS_PER_MINUTE: '7' });
    expect(apiLimits.perToken).toBe(600);
    expect(personLimits).toEqual({
      commentsPerMinute: 7,
      connectionRequestsPerHour: 60,
      uploadsPerHour: 200,
      newPlacesPerDay: 10,
      storageBytes: 2 * 2 ** 30,
    });
  });

  it('lifts limits outside production', () => {
    expect(readConfig({ RATE_LIMITS: 'off' }).rateLimits).toBe('off');
  });

  it('reads the domains for sign-up in ASCII, none by default', () => {
    expect(readConfig({}).signupDomains).toEqual([]);
    const env = { SIGNUP_DOMAINS: '@DU.ac.bd, bücher.example ,' };
    expect(readConfig(env).signupDomains).toEqual(['du.ac.bd', 'xn--bcher-kva.example']);
  });

  it('reads the moderators in lower case, each once, none by default', () => {
    expect(readConfig({}).moderators).toEqual([]);
    const env = { MODERATORS: 'Asha, ben,,asha ' };
    expect(readConfig(env).moderators).toEqual(['asha', 'ben']);
  });

  it('trusts the listed proxies and no others', () => {
    expect(readConfig({}).trustedProxies).toEqual([]);
    expect(readConfig({ TRUST_PROXY: 'loopback, 10.0.0.0/8,::1' }).trustedProxies).toEqual([
      'loopback',
      '10.0.0.0/8',
      '::1',
    ]);
  });

  it('treats the names of this machine as one origin only while PUBLIC_URL is unset', () => {
    const local = withPort(readConfig({ PORT: '0' }), 4567);
    expect(local.publicUrl).toBe('http://localhost:4567');
    expect(allowedOrigins(local)).toEqual([
      'http://localhost:4567',
      'http://127.0.0.1:4567',
      'http://[::1]:4567',
    ]);
    const named = readConfig({ PUBLIC_URL: 'https://quad.example.org/' });
    expect(allowedOrigins(named)).toEqual(['https://quad.example.org']);
    expect(withPort(named, 80).publicUrl).toBe('https://quad.example.org');
  });

  const card = { netmask: '', mac: '', cidr: null };
  const interfaces = [
    { ...card, family: 'IPv4', address: '127.0.0.1', internal: true },
    { ...card, family: 'IPv4', address: '192.168.1.5', internal: false },
    { ...card, family: 'IPv6', address: '2001:db8::5', internal: false, scopeid: 0 },
    { ...card, family: 'IPv6', address: 'fe80::5', internal: false, scopeid: 2 },
  ] as const;

  it.each([
    ['127.0.0.1', []],
    ['localhost', []],
    ['0.0.0.0', ['http://192.168.1.5:3000']],
    ['::', ['http://192.168.1.5:3000', 'http://[2001:db8::5]:3000']],
    ['2001:db8::5', ['http://[2001:db8::5]:3000']],
    ['campus', ['http://campus:3000']],
  ])('other machines reach a server on %s at %j', (host, origins) => {
    expect(networkOrigins({ host, port: 3000 }, interfaces)).toEqual(origins);
  });
});
