export { isRecord } from '@contract/is-record';
export { isCount, isId } from './is-count';
export { parseJson } from './parse-json';
export { textOf } from './text-of';
