export { isOneSize, sizeText } from './size-text';
