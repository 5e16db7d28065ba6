export { browserStorage, readStored, writeStored } from './browser-storage';
