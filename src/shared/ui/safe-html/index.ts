export { SafeHtml } from './safe-html';
export { ServerSanitizer } from './server-sanitizer';
