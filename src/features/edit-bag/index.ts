export { LineActions } from './ui/line-actions';
