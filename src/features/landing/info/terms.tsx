import type { InfoText } from './findInfoText';
import { HelpText } from './HelpText';
import * as texts from './texts';

export const terms: InfoText = {
  title: texts.termsTitle,
  lead: texts.termsLead,
  body: (
    <>
      <p>{texts.whoOffers}</p>
      <ol>
        <li>
          <HelpText text={texts.termsAccount} />
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
