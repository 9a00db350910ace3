/** The display name of a deleted account. */
export const DELETED_USER = 'Deleted user';

/** The details of a person who gave none. */
export const noDetails = {
  display_name: null,
  pronouns: null,
  profile_picture: null,
  university_name: null,
  department: null,
  position: null,
};

/** The author shown with a removed comment. No one can choose this username. */
export const DELETED_AUTHOR = { username: 'deleted', ...noDetails };

/** The username of a deleted account. No one can choose such a name. */
export const deletedName = (userId: number): string => `deleted-${userId}`;

/** Whether a username is that of a deleted account, which has no profile. */
export const isDeletedUser = (username: string): boolean =>
  /^deleted(-[0-9]{1,16})?$/.test(username);
