import * as texts from './texts';

/** A link of the footer. */
export interface FooterLink {
  readonly to: string;
  readonly label: string;
}

/** The footer's columns, in order. */
export const footerColumns: readonly {
  readonly heading: string;
  readonly links: readonly FooterLink[];
}[] = [
  {
    heading: texts.quad,
    links: [
      { to: '/about', label: texts.about },
      { to: '/careers', label: texts.careers },
      { to: '/press', label: texts.press },
    ],
  },
  {
    heading: texts.community,
    links: [
      { to: '/guidelines', label: texts.guidelines },
      { to: '/research', label: texts.research },
      { to: '/events', label: texts.events },
    ],
  },
  {
    heading: texts.legal,
    links: [
      { to: '/privacy', label: texts.privacy },
      { to: '/terms', label: texts.terms },
      { to: '/cookies', label: texts.cookies },
    ],
  },
  {
    heading: texts.support,
    links: [
      { to: '/help', label: texts.help },
      { to: '/contact', label: texts.contact },
      { to: '/feedback', label: texts.feedback },
    ],
  },
];
