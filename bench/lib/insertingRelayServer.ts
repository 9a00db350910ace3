import { Pool } from 'pg';
import { startRelay } from './relay';

const POOL_SIZE = 10;
const INSERT =
  'INSERT INTO raw_messages (client_id, sender_id, receiver_id, content) VALUES ($1, $2, $3, $4)';

const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: POOL_SIZE });
startRelay(async (from, { client_id, receiver_id, content }) => {
  const values = [client_id, from, receiver_id, content];
  await pool.query({ name: 'insert', text: INSERT, values });
});
