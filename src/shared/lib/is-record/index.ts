export { isCount, isId, isRecord } from './is-record';
export { parseJson } from './parse-json';
export { textOf } from './text-of';
