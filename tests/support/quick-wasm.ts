/** Options of Node for tests: WebAssembly is compiled once, on its first call, and not optimized. */
export const quickWasm = ['--liftoff-only', '--wasm-lazy-compilation'];
