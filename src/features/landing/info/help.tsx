import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { helpSections } from '#contract/help';
import { HelpText } from './HelpText';
import type { InfoText } from './findInfoText';

export const help: InfoText = {
  title: 'Help',
  lead: 'The questions that come up most often, and what to do.',
  body: (
    <>
      {helpSections.map(({ title, text }) => (
        <Fragment key={title}>
          <h2>{title}</h2>
          <HelpText text={text} />
        </Fragment>
      ))}
      <p>
        Still stuck? <Link to="/contact">Contact us</Link>.
      </p>
    </>
  ),
};
