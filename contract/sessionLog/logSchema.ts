/** The schema of the lines of a session log, for the server and tests. */
export { default as logSchema } from '../../docs/replay.schema.json';
