export const sessionMessages = {
  unauthorizedLog: 'Unauthorized',
  unauthorizedList: 'Unauthorized! Please log in.',
  expired: 'Session expired! Please log in again.',
  noToken: 'No token found. Please log in.',
} as const;
