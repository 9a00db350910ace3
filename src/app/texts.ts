/** The titles of the screens. */

export const product = 'Quad';

export const gallery = 'Gallery';
export const landing = 'Quad: where academic minds connect';
export const logIn = 'Log in';
export const signUp = 'Sign up';
export const verifyEmail = 'Verify your email';
export const forgotPassword = 'Forgot password';
export const resetPassword = 'Reset password';
export const undoEmail = 'Restore your email address';
export const unsubscribe = 'Unsubscribe';
export const sharedPost = 'Shared post';
export const replay = 'Replay';
export const completeProfile = 'Complete your profile';
export const home = 'Home';
export const search = 'Search';
export const newEvent = 'New event';
export const connections = 'Connections';
export const messages = 'Messages';
export const events = 'Events';
export const event = 'Event';
export const eventPosts = 'Event posts';
export const research = 'Research';
export const paper = 'Paper';
export const library = 'Library';
export const matrix = 'Quote matrix';
export const universities = 'Universities';
export const university = 'University';
export const profile = 'Profile';
export const moderation = 'Moderation';
export const settings = 'Settings';

// Info pages
export const aboutPage = 'About';
export const careersPage = 'Careers';
export const pressPage = 'Press';
export const guidelinesPage = 'Guidelines';
export const researchPage = 'Research';
export const eventsPage = 'Events';
export const privacyPage = 'Privacy';
export const termsPage = 'Terms';
export const cookiesPage = 'Cookies';
export const helpPage = 'Help';
export const contactPage = 'Contact';
export const feedbackPage = 'Feedback';
