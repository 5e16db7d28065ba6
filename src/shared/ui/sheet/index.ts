export type { SheetAnchor } from './sheet';
export { Sheet } from './sheet';
