export { MessageWithElements } from './message-with-elements';
