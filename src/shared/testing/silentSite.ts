import type { Site } from '#api/siteApi';

/** The response of a server whose operator says nothing. */
export const silentSite: Site = {
  operator: null,
  contact_mail: null,
  contact_url: null,
  notice: null,
  pages: { privacy: null, terms: null, guidelines: null },
};
