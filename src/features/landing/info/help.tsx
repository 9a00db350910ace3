import { Fragment } from 'react';
import { helpSections } from '#contract/help';
import type { InfoText } from './findInfoText';
import * as texts from './texts';
import { HelpText } from './HelpText';

export const help: InfoText = {
  title: texts.helpTitle,
  lead: texts.helpLead,
  body: (
    <>
      {helpSections.map(({ title, text }) => (
        <Fragment key={title}>
          <h2>{title}</h2>
          <p>
            <HelpText text={text} />
          </p>
        </Fragment>
      ))}
      <p>
        <HelpText text={texts.contact} />
      </p>
    </>
  ),
};
