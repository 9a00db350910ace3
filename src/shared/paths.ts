/** The kinds of results of a search, each with an address of its own. */
export type ResultKind = 'posts' | 'people' | 'papers' | 'events' | 'universities';

/**
 * The addresses of the signed-in pages, defined only here. With a parameter's name, such as
 * `paths.profile(':username')`, they are route patterns.
 */
export const paths = {
  dashboard: '/dashboard',
  home: '/dashboard/posts',
  /** The feed with this post on top. */
  post: (id: number) => `/dashboard/posts?highlight=${id}`,
  /** The feed with this post on top, at one of its comments. */
  comment: (postId: number, id: number) => `/dashboard/posts?highlight=${postId}&comment=${id}`,
  search: '/dashboard/search-results',
  searchFor: (words: string) => `/dashboard/search-results?q=${encodeURIComponent(words)}`,
  /** Another kind of results for the same words. */
  resultsOf: (kind: ResultKind, words: string) =>
    `/dashboard/search-results${kind === 'posts' ? '' : `/${kind}`}?q=${encodeURIComponent(words)}`,
  events: '/dashboard/Events',
  event: (id: number | ':eventId') => `/dashboard/events/${id}`,
  newEvent: '/dashboard/create-events',
  eventPosts: '/dashboard/eventposts',
  connections: '/dashboard/suggested-users',
  messages: '/dashboard/chat',
  profile: <Name extends string>(username: Name) => `/dashboard/${username}/about` as const,
  settings: '/dashboard/settings',
  accountSettings: '/dashboard/settings/account',
  privacySettings: '/dashboard/settings/privacy',
  notificationSettings: '/dashboard/settings/notifications',
  dataSettings: '/dashboard/settings/data',
  appearanceSettings: '/dashboard/settings/appearance',
  reportSettings: '/dashboard/settings/reports',
  moderation: '/dashboard/moderation',
  research: '/dashboard/research',
  paperSearch: '/dashboard/research/search',
  /** The paper search for these words. Without words, the empty search. */
  paperSearchFor: (words: string) =>
    `/dashboard/research/search${words === '' ? '' : `?${new URLSearchParams({ q: words }).toString()}`}`,
  papers: '/dashboard/research/papers',
  paper: (id: number | ':paperId') => `/dashboard/research/papers/${id}`,
  readPaper: (id: number | ':paperId') => `/dashboard/research/papers/${id}/read`,
  uploadPaper: '/dashboard/research/upload',
  postResearch: '/dashboard/research/post-research',
  recentWorks: '/dashboard/research/recent-works',
  /** The current works with this one on top. */
  work: (id: number) => `/dashboard/research/recent-works?work=${id}`,
  collabRequests: '/dashboard/research/collab-requests',
  currentlyWorking: '/dashboard/research/my_post_research_papers',
  /** The beginning of the addresses of shared posts. */
  sharedPosts: '/share/',
  /** The posts, papers and references that the reader keeps. */
  library: '/dashboard/library',
  /** The quote matrices, and one of them. */
  matrices: '/dashboard/chatbot/matrix',
  matrix: (id: number) => `/dashboard/chatbot/matrix/${id}`,
  universities: '/dashboard/university',
  university: (name: string) => `/dashboard/university/${encodeURIComponent(name)}`,
  /** The posts of a department. */
  department: ({ university, department }: { university: string; department: string }) =>
    `/dashboard/university?${new URLSearchParams({ university, department }).toString()}`,
} as const;
