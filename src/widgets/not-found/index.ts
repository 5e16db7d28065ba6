export { NotFound } from './ui/not-found';
