export { ReorderButton } from './ui/reorder-button';
