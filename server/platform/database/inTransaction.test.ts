import { sql } from 'kysely';
import {
  createMigratedDatabase,
  type MigratedDatabase,
} from '#server/testing/database/createMigratedDatabase';
import { afterCommit } from './afterCommit';
import { inTransaction } from './inTransaction';

let database: MigratedDatabase;
beforeAll(async () => {
  database = await createMigratedDatabase();
});
afterAll(() => database.drop());

const add = (name: string) =>
  database.db
    .insertInto('universities')
    .values({ name, name_key: name, hashtag_key: name })
    .returning('id')
    .executeTakeFirstOrThrow();

it('completes two transactions that deadlock', async () => {
  const [one, two] = [await add('One'), await add('Two')];
  const countUp = (ids: number[]) =>
    inTransaction(database.db, async (trx) => {
      for (const id of ids) {
        await trx
          .updateTable('universities')
          .set({ total_members: sql`total_members + 1` })
          .where('id', '=', id)
          .execute();
        await sql`select pg_sleep(0.1)`.execute(trx);
      }
    });
  await Promise.all([countUp([one.id, two.id]), countUp([two.id, one.id])]);
  const rows = await database.db.selectFrom('universities').select('total_members').execute();
  expect(rows).toEqual([{ total_members: 2 }, { total_members: 2 }]);
});

const failWith = (state: string) =>
  sql.raw(`do $$ begin raise exception using errcode = '${state}'; end $$`);

it('gives up after five tries', async () => {
  let tries = 0;
  const work = inTransaction(database.db, async (trx) => {
    tries += 1;
    await failWith('40001').execute(trx);
  });
  await expect(work).rejects.toMatchObject({ code: '40001' });
  expect(tries).toBe(5);
});

it('does not retry a permanent failure, and rolls it back', async () => {
  let tries = 0;
  const work = inTransaction(database.db, async (trx) => {
    tries += 1;
    await trx
      .insertInto('universities')
      .values({ name: 'Gone', name_key: 'gone', hashtag_key: 'gone' })
      .execute();
    await failWith('23505').execute(trx);
  });
  await expect(work).rejects.toMatchObject({ code: '23505' });
  expect(tries).toBe(1);
  const gone = database.db.selectFrom('universities').select('id').where('name', '=', 'Gone');
  expect(await gone.execute()).toEqual([]);
});

it('joins the transaction it is called in', async () => {
  const [outer, inner] = await inTransaction(database.db, async (trx) => {
    const id = async () =>
      (await sql<{ id: string }>`select pg_current_xact_id()::text as id`.execute(trx)).rows[0];
    return [await id(), await inTransaction(trx, id)];
  });
  expect(inner).toEqual(outer);
});

describe('an effect registered for after the commit', () => {
  const order: string[] = [];
  beforeEach(() => order.splice(0));

  it('runs after the work, also from an inner transaction, and at once outside one', async () => {
    await inTransaction(database.db, async (trx) => {
      await inTransaction(trx, (inner) => {
        afterCommit(inner, () => order.push('effect'));
        return Promise.resolve();
      });
      order.push('work');
    });
    expect(order).toEqual(['work', 'effect']);
    afterCommit(database.db, () => order.push('at once'));
    expect(order).toEqual(['work', 'effect', 'at once']);
  });

  it('never runs when the work is rolled back', async () => {
    const work = inTransaction(database.db, async (trx) => {
      afterCommit(trx, () => order.push('effect'));
      await failWith('23505').execute(trx);
    });
    await expect(work).rejects.toMatchObject({ code: '23505' });
    expect(order).toEqual([]);
  });
});
