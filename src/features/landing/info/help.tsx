import { Fragment } from 'react';
import { helpGroups } from '#contract/help';
import type { InfoText } from './findInfoText';
import * as texts from './texts';
import { HelpText } from './HelpText';

export const help: InfoText = {
  title: texts.helpTitle,
  lead: texts.helpLead,
  body: (
    <>
      {helpGroups.map(({ title: group, sections }) => (
        <Fragment key={group}>
          <h2>{group}</h2>
          {sections.map(({ title, text }) => (
            <div key={title}>
              <h3>{title}</h3>
              <p>
                <HelpText text={text} />
              </p>
            </div>
          ))}
        </Fragment>
      ))}
      <p>
        <HelpText text={texts.contact} />
      </p>
    </>
  ),
};
