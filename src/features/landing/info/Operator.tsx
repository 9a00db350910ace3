import { useReadSiteQuery } from '#api/siteApi';
import { safeUrl } from '#shared/lib/safeUrl';
import * as texts from './texts';

/** The people who run this Quad, and ways to reach them, as far as they give them. */
export function Operator() {
  const { data: site } = useReadSiteQuery();
  const url = safeUrl(site?.contact_url);
  const mail = site?.contact_mail ?? null;
  return (
    <>
      <p>{site?.operator ? texts.runBy(site.operator) : texts.whoRunsIt}</p>
      {mail === null && url === null ? (
        <p>{texts.howToReach}</p>
      ) : (
        <ul>
          {mail === null ? null : (
            <li>
              {texts.mail} <a href={`mailto:${mail}`}>{mail}</a>
            </li>
          )}
          {url === null ? null : (
            <li>
              {texts.website} <a href={url}>{url}</a>
            </li>
          )}
        </ul>
      )}
    </>
  );
}

/** The people responsible for the data, by name if they give one. */
export function Responsible() {
  const { data: site } = useReadSiteQuery();
  return <p>{site?.operator ? texts.decidedBy(site.operator) : texts.whoDecides}</p>;
}
