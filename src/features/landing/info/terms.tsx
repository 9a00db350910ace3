import type { InfoText } from './findInfoText';
import { HelpText } from './HelpText';
import * as texts from './terms.texts';

export const terms: InfoText = {
  title: texts.title,
  lead: texts.lead,
  body: (
    <>
      <p>{texts.whoOffers}</p>
      <ol>
        <li>
          <HelpText text={texts.account} />
        </li>
        <li>
          <HelpText text={texts.content} />
        </li>
        <li>
          <HelpText text={texts.conduct} />
        </li>
        <li>
          <HelpText text={texts.limits} />
        </li>
        <li>
          <HelpText text={texts.warranty} />
        </li>
      </ol>
    </>
  ),
};
