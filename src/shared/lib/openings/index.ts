export { useOpenings } from './use-openings';
