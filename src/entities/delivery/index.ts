export { arrivalOfToday } from './model/arrival-of-today';
export { ArrivalNote } from './ui/arrival-note';
