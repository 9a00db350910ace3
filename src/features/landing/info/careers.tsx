import * as texts from './texts';
import type { InfoText } from './findInfoText';
import { HelpText } from './HelpText';

export const careers: InfoText = {
  title: texts.careersTitle,
  lead: texts.careersLead,
  body: (
    <>
      <p>{texts.whoWorksHere}</p>
      <h2>{texts.workWithPeople}</h2>
      <p>{texts.openings}</p>
      <h2>{texts.workOnQuad}</h2>
      <p>
        <HelpText text={texts.freeSoftware} />
      </p>
    </>
  ),
};
