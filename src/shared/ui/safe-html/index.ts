export { SafeHtml } from './safe-html';
