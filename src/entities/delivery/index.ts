export { expectedArrival } from './model/expected-arrival';
export { ArrivalNote } from './ui/arrival-note';
