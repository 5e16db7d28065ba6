export { RadioCards } from './radio-cards';
