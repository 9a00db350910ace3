import { Fragment } from 'react';
import { helpGroups } from '#contract/help';
import type { InfoText } from './findInfoText';
import css from './help.module.css';
import { HelpText } from './HelpText';
import * as texts from './texts';

/** The place of a group on the page, such as `account-and-password`. */
const placeOf = (title: string): string => title.toLowerCase().replaceAll(/[^a-z]+/g, '-');

export const help: InfoText = {
  title: texts.helpTitle,
  lead: texts.helpLead,
  body: (
    <>
      <nav aria-label={texts.onThisPage} className={css.contents}>
        <ul className={css.list}>
          {helpGroups.map(({ title }) => (
            <li key={title}>
              <a href={`#${placeOf(title)}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      {helpGroups.map(({ title: group, sections }) => (
        <Fragment key={group}>
          <h2 id={placeOf(group)} className={css.group}>
            {group}
          </h2>
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
