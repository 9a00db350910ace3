/** Texts of the start page, and of the header and footer of all public pages. */

/* Header */

export const startPage = 'Quad home page';
export const account = 'Account';
export const openQuad = 'Open Quad';
export const logIn = 'Log in';
export const signUp = 'Sign up';

/* Start page */

// Hero
export const audience = 'For university students, faculty and researchers';
export const headlineBefore = 'Where academic ';
export const headlineMinds = 'minds';
export const headlineAfter = ' connect';
export const lead =
  'Post what you are working on, find people in your field, share papers and ask questions about them. One calm place for university life.';
export const getStarted = 'Get Started';
export const learnMore = 'Learn More';
export const watchSession = 'Watch a session';

// HeroCards: examples with fictional people
export const examples = 'For example';
export const authorInitial = 'N';
export const author = 'Nusrat Jahan';
export const authorUniversity = 'University of Dhaka';
export const eventTitle = 'Graduate Research Symposium';
export const eventPlace = 'Thursday · 3:30 PM · Curzon Hall';
export const likes = 'likes';
export const comments = 'comments';
export const question = 'What did sharing only gradients change?';
export const answerBefore = '“Sharing ';
export const answerMarked = 'gradients instead of records cut the error by a third';
export const answerAfter = ' at the smallest clinics.” ';
export const answerPage = 'p. 4';
export const theirMessage = 'Can you bring a counter-example?';
export const myMessage = 'I have two.';

// Counters
export const inNumbers = 'Quad in numbers';
export const universityCount = '500+';
export const universities = 'Universities';
export const studentCount = '50K+';
export const students = 'Students';
export const projectCount = '10K+';
export const projects = 'Research Projects';
export const collaborationCount = '5K+';
export const collaborations = 'Collaborations';

// Features
export const features = 'What Quad is for';
export const networking = 'Academic networking';
export const networkingText = 'Connect with people in your department and beyond.';
export const collaboration = 'Collaboration hub';
export const collaborationText = 'Post what you’re working on and let others ask to join.';
export const sharing = 'Knowledge sharing';
export const sharingText = 'Share papers, notes and media with your field.';
export const mentorship = 'Mentorship';
export const mentorshipText = 'Ask questions and get answers from faculty.';

// CallToAction
export const seatForYou = 'There is a seat for you at the table';
export const emailIsEnough =
  'Bring what you are reading, writing or building. Your university email is enough to start.';
export const createAccount = 'Create your account';

/* Footer */

export const aboutSite = 'About this site';
export const motto = 'Where academic minds connect.';

export const quad = 'Quad';
export const about = 'About';
export const careers = 'Careers';
export const press = 'Press';

export const community = 'Community';
export const guidelines = 'Guidelines';
export const research = 'Research';
export const events = 'Events';

export const legal = 'Legal';
export const privacy = 'Privacy';
export const terms = 'Terms';
export const cookies = 'Cookies';

export const support = 'Support';
export const help = 'Help';
export const contact = 'Contact';
export const feedback = 'Feedback';
