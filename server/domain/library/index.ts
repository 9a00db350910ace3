/** The words of what people keep in their libraries. */
export { itemVector, writeItemWords } from './itemWords';
