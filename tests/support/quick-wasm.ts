import { isSoak } from './figures';

/** Options of Node for tests: WebAssembly is compiled once, on its first call, and not optimized. */
export const quickWasm = ['--liftoff-only', '--wasm-lazy-compilation'];

/** For the shop's own processes: PGlite starts in two thirds of the time. The soak runs them as a house does. */
export const startFlags = isSoak ? [] : quickWasm;
