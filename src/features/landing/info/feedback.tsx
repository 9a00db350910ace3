import * as texts from './feedback.texts';
import type { InfoText } from './findInfoText';
import { HelpText } from './HelpText';

export const feedback: InfoText = {
  title: texts.title,
  lead: texts.lead,
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
