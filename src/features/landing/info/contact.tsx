import * as texts from './texts';
import type { InfoText } from './findInfoText';
import { HelpText } from './HelpText';
import { Operator } from './Operator';

export const contact: InfoText = {
  title: texts.contactTitle,
  lead: texts.contactLead,
  body: (
    <>
      <Operator />
      <h2>{texts.whatToWrite}</h2>
      <ul>
        <li>
          <HelpText text={texts.contactAccount} />
        </li>
        <li>
          <HelpText text={texts.reportPost} />
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
