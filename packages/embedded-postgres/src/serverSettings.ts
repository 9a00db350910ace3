import { PORT } from './socketFolder';

/** The server's command-line settings. `overrides` take precedence. */
export function serverSettings(
  socketFolder: string,
  overrides: Readonly<Record<string, string>>,
): string[] {
  const settings = {
    listen_addresses: '',
    port: String(PORT),
    unix_socket_directories: socketFolder,
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
