import * as texts from './contact.texts';
import type { InfoText } from './findInfoText';
import { HelpText } from './HelpText';

export const contact: InfoText = {
  title: texts.title,
  lead: texts.lead,
  body: (
    <>
      <p>{texts.noCentralOffice}</p>
      <h2>{texts.whatToWrite}</h2>
      <ul>
        <li>
          <HelpText text={texts.account} />
        </li>
        <li>
          <HelpText text={texts.behaviour} />
        </li>
        <li>
          <HelpText text={texts.securityProblem} />
        </li>
      </ul>
      <p>
        <HelpText text={texts.danger} />
      </p>
    </>
  ),
};
