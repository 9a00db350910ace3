/** Texts of completing and editing the profile. */
import { MAX_INTERESTS, MENTORING_TOPICS_MAX, PROFILE_PICTURE_MAX_BYTES } from '#contract/limits';
import { pictureLimits } from '#shared/lib/fileTexts';

/* Page that completes a profile */

// CompleteProfilePage
export const stepOf = (step: number, steps: number) => `Step ${step} of ${steps}`;
export const skipNote =
  'If you skip this, we’ll use your initial. You can add a picture later on your profile.';
export const loggedInAs = (username: string) => `Logged in as ${username}`;
export const logOut = 'Logout';

// ProfilePictureForm
export const dropPicture = 'Drop a picture here';
export const dropOtherPicture = 'Drop another picture here';
export const pictureTypes = `jpg, jpeg, png, tiff, webp, bmp, svg, ${pictureLimits(PROFILE_PICTURE_MAX_BYTES)}`;
export const backToFirstStep = 'Back to step 1';

/* Studies and interests */

export const goOn = 'Continue';
export const notSaved = 'Couldn’t save your profile. Try again.';
export const university = 'University';
export const universityExample = 'For example, University of Dhaka';
export const proposed = 'Proposed because of your email address.';
export const newUniversity = (name: string) => `Add “${name}” as a new university`;
export const department = 'Department';
export const departmentExample = 'For example, Computer Science';

// DetailFields
export const name = 'Name (optional)';
export const pronouns = 'Pronouns (optional)';
export const pronounsHint = 'Shown beside your name, for example she/her or they/them.';
export const nameHint = 'Your full name. If you leave this empty, people see your username.';
export const position = 'I am a… (optional)';
export const noPosition = 'Rather not say';
export const since = 'Since (optional)';
export const sinceExample = 'For example, 2023';
export const bio = 'About you (optional)';
export const orcid = 'ORCID (optional)';
export const orcidExample = 'For example, 0000-0002-1825-0097';
export const homepage = 'Homepage (optional)';
export const homepageExample = 'https://';

// MentoringFields
export const mentoring = 'Mentoring (optional)';
export const mentoringHint = 'Others can ask you for one of these places.';
export const noMentoring = 'I don’t offer mentoring';
export const places = (count: number) => (count === 1 ? '1 place' : `${count} places`);
export const mentoringTopics = 'Topics for mentoring';
export const mentoringTopicsHint = `Choose up to ${MENTORING_TOPICS_MAX} of your interests.`;

// InterestsField
export const interests = 'Fields of interest';
export const anotherInterest = 'Add another interest';
export const addInterest = 'Add interest';
export const maxInterests = `You can choose up to ${MAX_INTERESTS} interests.`;

/* Chosen picture */

export const chosenPicture = 'The picture you chose';
export const initialLetter = 'Your initial, shown until you add a picture';
export const addPicture = 'Add a picture';
export const pictureUse = 'It appears next to your posts and messages.';

// PictureProgress
export const upload = 'Upload of your picture';
export const uploadingPercent = (percent: number) => `Uploading… ${percent}%`;
export const processing = 'Processing…';

/* The user’s own profile */

// ChangePicture, PictureDialog
export const changePicture = 'Change your picture';
export const pictureFile = 'Picture file';
export const pictureUpdated = 'Profile picture updated.';
export const usePicture = 'Use photo';
export const uploading = 'Uploading…';
export const editProfile = 'Edit profile';

// EmailSwitch
export const hideEmail = 'Hide my email address';
export const emailHidden = 'Only you can see it.';
export const emailShown = 'Only you and your connections can see it.';
export const settingNotSaved = 'Couldn’t save this setting. Try again.';

/* Dialog that edits the profile */

export const save = 'Save';
export const saved = 'Profile saved.';

export const discardTitle = 'Discard your changes?';
export const discardNote = 'Your profile stays as it was before.';
export const discard = 'Discard';
export const keepEditing = 'Keep editing';
