/** Texts that every page loads. */

export const chatbotMessages = {
  greeting: 'Hi! How can I help you today?',
  analyzing: '📄 AI Expert is analyzing your PDF...',
  typing: '🤖 AI Expert is typing...',
  uploadFailed: 'Sorry! Token limit for uploading file exceeded',
  textFailed: '❌ Error: Unable to connect.',
  notLoggedIn: "⚠️ You're not logged in.",
  fallback: '...',
} as const;

export const timeMessages = {
  justNow: 'Just now',
  minutesAgo: (minutes: number) => `${minutes} min ago`,
  hoursAgo: (hours: number) => `${hours} hours ago`,
  daysAgo: (days: number) => `${days} days ago`,
  yesterday: 'Yesterday',
} as const;

export const sessionMessages = {
  unauthorizedLog: 'Unauthorized',
  unauthorizedList: 'Unauthorized! Please log in.',
  expired: 'Session expired! Please log in again.',
  noToken: 'No token found. Please log in.',
} as const;
