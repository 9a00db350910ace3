/** Texts of reports of posts that people read: the refusal and the thanks. */

export const ownPost = 'You cannot report your own post; you can edit or delete it.';
export const reported = 'Thank you. We’ll review your report.';
