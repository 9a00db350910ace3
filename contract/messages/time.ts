export const timeMessages = {
  justNow: 'Just now',
  minutesAgo: (minutes: number) => `${minutes} min ago`,
  hoursAgo: (hours: number) => `${hours} hours ago`,
  daysAgo: (days: number) => `${days} days ago`,
  yesterday: 'Yesterday',
} as const;
