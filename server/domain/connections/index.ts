/** The relationship of two people, and the frames that announce changes to it. */
export { changedFrame, changedFrames, announcePresence } from './pairFrames';
export {
  areConnected,
  connectPair,
  findConnectionId,
  listConnectionIds,
  pairOf,
  selectConnectionsOf,
  lockPair,
} from './connections';
export { joinPair } from './joinPair';
