/** A list of posts that some screen shows; plain data, as it travels in actions. */
export type PostView =
  | { readonly kind: 'main' }
  | { readonly kind: 'user'; readonly userId: number }
  | { readonly kind: 'events' }
  | { readonly kind: 'search'; readonly keyword: string }
  /** Posts that bear the hashtag; with null, any university's. */
  | { readonly kind: 'hashtag'; readonly hashtag: string | null }
  | { readonly kind: 'department'; readonly university: string; readonly department: string };
