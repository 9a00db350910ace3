/** Texts of the user's tools on their own profile. */

// ChangePicture, PictureDialog
export const changePicture = 'Change your picture';
export const pictureFile = 'File of your picture';
export const pictureUpdated = 'Profile picture updated.';
export const usePicture = 'Use photo';
export const uploading = 'Uploading…';

// OwnProfileTools
export const editProfile = 'Edit profile';

// EmailSwitch
export const hideEmail = 'Hide my email address';
export const emailHidden = 'Only you can see it.';
export const emailShown = 'Only you and your connections can see it.';
export const settingNotSaved = 'Couldn’t save this setting. Try again.';
