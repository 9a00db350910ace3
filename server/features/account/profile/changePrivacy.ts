import type { BodyOf } from '#contract/defineCall';
import type { accountCalls } from '#contract/calls/account';
import { announceHidden } from '#domain/connections';
import type { Deps } from '#domain/deps';
import { inTransaction } from '#server/platform/database/inTransaction';

/**
 * Sets whether a person hides their address from their connections too, whether they hide when they
 * are online, and whether their conversation with the assistant is kept; what was kept of it is
 * deleted when it no longer is. Fields that are missing stay as they are. The windows of both sides
 * learn of a changed presence after the commit.
 */
export async function changePrivacy(
  deps: Pick<Deps, 'db' | 'publish' | 'log'>,
  id: number,
  { hides_email, hides_presence, keeps_conversation }: BodyOf<typeof accountCalls.changePrivacy>,
): Promise<void> {
  const set = {
    ...(hides_email !== undefined && { hides_email }),
    ...(hides_presence !== undefined && { hides_presence }),
    ...(keeps_conversation !== undefined && { keeps_conversation }),
  };
  if (Object.keys(set).length === 0) return;
  await inTransaction(deps.db, async (trx) => {
    const { hides_presence: isHidden } = await trx
      .selectFrom('users')
      .select('hides_presence')
      .where('id', '=', id)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    await trx.updateTable('users').set(set).where('id', '=', id).execute();
    if (keeps_conversation === false) {
      await trx.deleteFrom('assistant_messages').where('user_id', '=', id).execute();
    }
    if (hides_presence === undefined || hides_presence === isHidden) return;
    await announceHidden(deps, trx, id);
  });
}
