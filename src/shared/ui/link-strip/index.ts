export { LinkStrip } from './link-strip';
