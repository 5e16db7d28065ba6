export { selectLabel } from '../api/label-endpoints';
