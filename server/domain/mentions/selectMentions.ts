import { sql, type RawBuilder } from 'kysely';
import { foldedUsername, isAuthorShown } from '#domain/people';

/**
 * The names in a text that mention a person visible to the reader, in their order, as an array.
 * A former name counts while it still leads to the person.
 */
export const selectMentions = (
  kind: 'post' | 'comment',
  targetId: RawBuilder<unknown>,
  readerId: number,
): RawBuilder<string[]> => sql<string[]>`ARRAY(
  SELECT CASE WHEN lower(mentioned.username) = lower(mentions.name)
    THEN mentioned.username ELSE mentions.name END
  FROM mentions JOIN users AS mentioned ON mentioned.id = mentions.user_id
  WHERE mentions.kind = ${sql.lit(kind)} AND mentions.target_id = ${targetId}
    AND ${isAuthorShown(readerId, sql.ref('mentions.user_id'))}
    AND (
      lower(mentioned.username) = lower(mentions.name) OR EXISTS (
        SELECT FROM former_usernames AS former
        WHERE former.name_key = ${foldedUsername(sql.ref('mentions.name'))}
          AND former.user_id = mentions.user_id AND former.until > now()
      )
    )
  ORDER BY mentions.position
)`;
