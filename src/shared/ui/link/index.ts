export { ButtonLink, Link, QuietLink } from './link';
