/** Transactions that send frames after their commit. */
export {
  type AddressedFrame,
  inTransactionWithFrames,
  sendFrames,
} from './inTransactionWithFrames';
