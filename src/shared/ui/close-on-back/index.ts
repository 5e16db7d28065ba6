export { CloseOnBack } from './close-on-back';
