export { onFirstGesture } from './first-gesture';
