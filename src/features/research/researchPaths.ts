/** The addresses of the research area. */
export const researchPaths = {
  search: '/dashboard/research/search',
  papers: '/dashboard/research/papers',
  upload: '/dashboard/research/upload',
  postResearch: '/dashboard/research/post-research',
  recentWorks: '/dashboard/research/recent-works',
  collabRequests: '/dashboard/research/collab-requests',
  currentlyWorking: '/dashboard/research/my_post_research_papers',
} as const;

/** The paper search of a keyword. */
export const searchPath = (keyword: string): string =>
  `${researchPaths.search}?${new URLSearchParams({ q: keyword }).toString()}`;
