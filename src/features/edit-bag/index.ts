export { LineActions } from './ui/line-actions';
export { useSizeChange } from './ui/use-size-change';
