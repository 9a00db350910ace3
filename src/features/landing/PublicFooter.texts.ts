/** Texts of the public footer, which is on the start page and the info pages. */

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
