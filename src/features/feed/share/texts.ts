/** Texts of the button that shares a post. */

export const share = 'Share';
export const shareFailed = 'This post could not be shared. Please try again.';
