export const universityMessages = {
  explore: 'Explore Universities',
  loading: 'Loading...',
  empty: 'No data found.',
  more: (count: number) => `+${count} more`,
  less: 'Show less',
  posts: (university: string) => `#${university} Posts`,
} as const;
