import { Type } from '@sinclair/typebox';
import { defineCall } from '../defineCall';
import { nullable, record } from '../schema';
import { at } from './common';

/** Markdown in place of Quad's own text of a page; null keeps that. */
const Page = nullable(Type.String());

/** The name, addresses, notice and pages of the people who run the server. */
export const siteCalls = {
  readSite: defineCall({
    ...at('readSite'),
    tag: 'Site',
    access: 'anonymous',
    summary: 'The operator of this server, and their notice and pages',
    response: record({
      operator: nullable(Type.String()),
      contact_mail: nullable(Type.String()),
      contact_url: nullable(Type.String()),
      /** One line above every page. */
      notice: nullable(Type.String()),
      pages: record({ privacy: Page, terms: Page, guidelines: Page }),
    }),
  }),
};
