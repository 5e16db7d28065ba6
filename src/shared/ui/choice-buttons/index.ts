export { ChoiceButtons } from './choice-buttons';
