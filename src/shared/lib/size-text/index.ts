export { sizeText } from './size-text';
