/** Texts of starting and stopping that the operator reads. */

// main: the tour of `npm run demo` reads this line and the logins.
export const running = (address: string) => `Quad is running at ${address}`;
export const runningFor = (origins: readonly string[], publicUrl: string) =>
  `Other machines reach it at ${origins.join(', ')}. Links in mails lead to ${publicUrl} until PUBLIC_URL is set.`;
export const demoLogin = (username: string, password: string) =>
  `demo login: ${username} ${password}`;
export const stopFailed = (error: unknown) => `Quad did not stop cleanly: ${String(error)}`;

// startServer
export const portInUse = (port: number, host: string) =>
  `Port ${port} on ${host} is in use. Stop the program that uses it, or set PORT to another one.`;
export const portForbidden = (port: number) =>
  `Port ${port} needs privileges that Quad does not have. Set PORT to 1024 or above.`;
export const hostUnknown = (host: string) => `HOST ${host} is not an address of this machine.`;

// openServices
export const redisSilent =
  'Redis does not respond at REDIS_URL. Start Redis, or correct the address.';
export const bucketUnusable = (bucket: string) =>
  `S3_BUCKET ${bucket} cannot be used at S3_ENDPOINT. Check the bucket, the address and the keys.`;
