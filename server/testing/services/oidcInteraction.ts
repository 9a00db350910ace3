import type { IncomingMessage, ServerResponse } from 'node:http';
import type { InteractionResults, Provider } from 'oidc-provider';

type Details = Awaited<ReturnType<Provider['interactionDetails']>>;

/**
 * The provider's login and consent. Shows a page, or continues by itself if an account is given.
 */
export async function completeInteraction(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
  automatic: string | null,
): Promise<void> {
  try {
    const details = await provider.interactionDetails(request, response);
    const form = request.method === 'POST' ? await readForm(request) : null;
    if (form?.get('answer') === 'deny') {
      const denied = { error: 'access_denied', error_description: 'The person said no.' };
      await provider.interactionFinished(request, response, denied);
    } else if (form ?? automatic) {
      const account = form?.get('account') ?? automatic ?? '';
      const result = await resultOf(provider, details, account);
      await provider.interactionFinished(request, response, result, {
        mergeWithLastSubmission: true,
      });
    } else {
      response.setHeader('content-type', 'text/html; charset=utf-8').end(pageOf(details));
    }
  } catch (error) {
    response.writeHead(500).end(String(error));
  }
}

async function resultOf(
  provider: Provider,
  { prompt, params, session, grantId }: Details,
  account: string,
): Promise<InteractionResults> {
  if (prompt.name === 'login') return { login: { accountId: account } };
  const known = grantId === undefined ? undefined : await provider.Grant.find(grantId);
  const grant =
    known ??
    new provider.Grant({ accountId: session?.accountId, clientId: String(params.client_id) });
  grant.addOIDCScope(String(params.scope));
  return { consent: { grantId: await grant.save() } };
}

function pageOf({ prompt, params }: Details): string {
  const offered = typeof params.login_hint === 'string' ? params.login_hint : '';
  const quoted = offered.replace(/[&"<]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  const question =
    prompt.name === 'login'
      ? `<label>Account <input name="account" value="${quoted}"></label>`
      : '<p>Quad wants to know your email.</p>';
  return `<!doctype html><html lang="en"><title>Provider</title><link rel="icon" href="data:,">
    <form method="post">${question}
    <button name="answer" value="allow">Allow</button>
    <button name="answer" value="deny">Deny</button></form></html>`;
}

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks = (await request.toArray()) as Buffer[];
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
}
