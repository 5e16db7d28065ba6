import { isSoak } from './figures';

const nodeVersion = Number.parseInt(process.versions.node, 10);

/**
 * Options of Node for tests: WebAssembly is compiled once, on its first call, and not optimized. Node 24
 * has none: with them its V8 ends the process while several threads free code ("allocations_.erase").
 */
export const quickWasm = nodeVersion < 24 ? ['--liftoff-only', '--wasm-lazy-compilation'] : [];

/** For the shop's own processes: PGlite starts in two thirds of the time. The soak runs them as a house does. */
export const startFlags = isSoak ? [] : quickWasm;
