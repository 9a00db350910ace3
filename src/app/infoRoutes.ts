import type { AppRoute } from './appRoute';
import * as texts from './texts';

/** The paths and titles of the twelve pages linked from the footer. */
const infoTitles = {
  about: texts.aboutPage,
  careers: texts.careersPage,
  press: texts.pressPage,
  guidelines: texts.guidelinesPage,
  research: texts.researchPage,
  events: texts.eventsPage,
  privacy: texts.privacyPage,
  terms: texts.termsPage,
  cookies: texts.cookiesPage,
  help: texts.helpPage,
  contact: texts.contactPage,
  feedback: texts.feedbackPage,
};

export const INFO_PATHS = Object.keys(infoTitles);

export const infoRoutes = Object.entries(infoTitles).map(([path, title]): AppRoute => ({
  path: `/${path}`,
  lazy: async () => {
    const { InfoPage } = await import(
      /* webpackChunkName: "route-info" */ '#features/landing/InfoPage'
    );
    return { Component: InfoPage };
  },
  handle: { title },
}));
