/** Texts of reports of posts that people read: the refusal and the thanks. */

export const ownPost = 'You cannot report your own post. You can edit or delete it instead.';

export const invalidLink = 'This link does not work. Run “reports show” for a new one.';
export const expiredLink = 'This link has expired. Run “reports show” for a new one.';
export const reportedFileGone = 'This file is no longer part of the reported post.';

export const reported = 'Thank you. We’ll review your report.';
