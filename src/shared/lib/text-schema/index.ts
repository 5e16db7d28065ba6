export { textSchema } from './text-schema';
