export { loadSanitizer } from './load-sanitizer';
export { SafeHtml } from './safe-html';
export { ServerSanitizerContext } from './server-sanitizer-context';
