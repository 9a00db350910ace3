import type { InfoText } from './findInfoText';
import * as texts from './texts';
import { HelpText } from './HelpText';

export const guidelines: InfoText = {
  title: texts.guidelinesTitle,
  lead: texts.guidelinesLead,
  body: (
    <>
      <h2>{texts.rules}</h2>
      <ul>
        <li>{texts.criticise}</li>
        <li>{texts.sources}</li>
        <li>{texts.guidelinesPapers}</li>
        <li>{texts.events}</li>
        <li>{texts.refusals}</li>
      </ul>
      <h2>{texts.prohibitions}</h2>
      <ul>
        <li>{texts.harassment}</li>
        <li>{texts.plagiarism}</li>
        <li>{texts.confidence}</li>
        <li>{texts.impersonation}</li>
      </ul>
      <p>
        <HelpText text={texts.brokenRules} />
      </p>
    </>
  ),
};
