export { ArrivalNote } from './ui/arrival-note';
