import * as texts from './texts';
import type { InfoText } from './findInfoText';
import { HelpText } from './HelpText';

export const feedback: InfoText = {
  title: texts.feedbackTitle,
  lead: texts.feedbackLead,
  body: (
    <>
      <p>
        <HelpText text={texts.whomToTell} />
      </p>
      <h2>{texts.usefulReport}</h2>
      <ol>
        <li>{texts.page}</li>
        <li>{texts.steps}</li>
        <li>{texts.result}</li>
        <li>{texts.device}</li>
      </ol>
      <p>{texts.privateParts}</p>
    </>
  ),
};
