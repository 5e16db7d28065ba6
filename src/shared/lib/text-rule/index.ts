export { textRule } from './text-rule';
