/** The shop's own store for tests of lower layers, which may not import the app layer. */
export { makeStore } from '@/app/redux';
