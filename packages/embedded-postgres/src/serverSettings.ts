import { PORT } from './socketFolder';

/** Quotes an element of a list setting, in which a comma would separate two. */
const quoted = (element: string) => `"${element.replaceAll('"', '""')}"`;

/** The server's command-line settings. `overrides` take precedence. */
export function serverSettings(
  socketFolder: string,
  overrides: Readonly<Record<string, string>>,
): string[] {
  const settings = {
    listen_addresses: '',
    port: String(PORT),
    unix_socket_directories: quoted(socketFolder),
    unix_socket_permissions: '0700',
    max_connections: '100',
    shared_buffers: '128MB',
    fsync: 'on',
    synchronous_commit: 'on',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_checkpoints: 'off',
    ...overrides,
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
