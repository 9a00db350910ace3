/** Texts of the dialog that shares a post, and of the page behind its link. */

export const linkCopied = 'Link copied to clipboard!';
export const notFound = 'Post not found or link is invalid.';
