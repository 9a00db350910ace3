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
    heading: 'Quad',
    links: [
      { to: '/about', label: 'About' },
      { to: '/careers', label: 'Careers' },
      { to: '/press', label: 'Press' },
    ],
  },
  {
    heading: 'Community',
    links: [
      { to: '/guidelines', label: 'Guidelines' },
      { to: '/research', label: 'Research' },
      { to: '/events', label: 'Events' },
    ],
  },
  {
    heading: 'Legal',
    links: [
      { to: '/privacy', label: 'Privacy' },
      { to: '/terms', label: 'Terms' },
      { to: '/cookies', label: 'Cookies' },
    ],
  },
  {
    heading: 'Support',
    links: [
      { to: '/help', label: 'Help' },
      { to: '/contact', label: 'Contact' },
      { to: '/feedback', label: 'Feedback' },
    ],
  },
];
