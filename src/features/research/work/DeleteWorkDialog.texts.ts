/** Texts of the dialog that deletes work, which loads on its own. */

export const deletesRequests = 'This also deletes the requests to join. This cannot be undone.';
export const deleteFailed = 'The work could not be deleted. Please try again.';
