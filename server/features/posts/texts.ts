/** Texts of reports of posts that people read: the refusal and the thanks. */

export const ownPost = 'You cannot report your own post. You can edit or delete it instead.';
export const reported = 'Thank you. We’ll review your report.';
