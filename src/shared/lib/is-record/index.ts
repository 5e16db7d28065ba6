export { isId, isRecord } from './is-record';
