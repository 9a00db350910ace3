import type { InfoText } from './findInfoText';
import { HelpText } from './HelpText';
import * as texts from './texts';

export const research: InfoText = {
  title: texts.researchTitle,
  lead: texts.researchLead,
  body: (
    <>
      <p>
        <HelpText text={texts.members} />
      </p>
      <ul>
        <li>
          <HelpText text={texts.researchPapers} />
        </li>
        <li>
          <HelpText text={texts.currentWork} />
        </li>
        <li>
          <HelpText text={texts.requests} />
        </li>
        <li>
          <HelpText text={texts.askU} />
        </li>
      </ul>
      <p>
        <HelpText text={texts.rights} />
      </p>
    </>
  ),
};
