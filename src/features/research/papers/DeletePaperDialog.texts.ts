/** Texts of the dialog that deletes a paper, which loads on its own. */

export const deletesFile =
  'The file is deleted too. No one will be able to read or cite it here. This cannot be undone.';
export const deleteFailed = 'The paper could not be deleted. Please try again.';
