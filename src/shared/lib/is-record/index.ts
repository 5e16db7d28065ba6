export { isId, isRecord } from './is-record';
export { textOf } from './text-of';
