export { RouterLink } from './router-link';
