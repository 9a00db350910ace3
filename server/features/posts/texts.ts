/** Texts of followed hashtags. */

export const noHashtag = 'A hashtag has only letters, digits and “_”.';
export const tooManyTags = (most: number) =>
  `You follow ${most} hashtags, which is the most. Unfollow one first.`;
export const followed = (tag: string) => `You follow #${tag} now.`;
