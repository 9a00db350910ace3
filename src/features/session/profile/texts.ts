/** Texts of the page that completes a profile. */

// CompleteProfilePage
export const stepOf = (step: number, steps: number) => `Step ${step} of ${steps}`;
export const skipNote =
  'If you skip this, we’ll use your first letter. You can add a photo later in your profile.';
export const loggedInAs = (username: string) => `Logged in as ${username}`;
export const logOut = 'Logout';

// ProfilePictureForm
export const dropPicture = 'Drop a picture here';
export const dropOtherPicture = 'Drop another picture here';
export const pictureTypes = 'jpg, jpeg, png, tiff, webp, bmp, svg';
export const backToFirstStep = 'Back to step 1';
