/** The words of what people keep in their libraries. */
export { itemVector, writeItemWords, type ItemTexts } from './itemWords';
