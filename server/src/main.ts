import cluster from 'node:cluster';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';

import { loadConfig } from './config';
import { exitWithMessage } from './exit-with-message';
import { readWorkerCount } from './worker-count';

/**
 * How much the heap may grow over what is in use before V8 collects it. V8's own choice is up to
 * 300 %: with 100 % a burst of rendered pages takes about 60 MB less, for 1 % more CPU.
 */
const heapGrowthPercent = 100;
setFlagsFromString(`--heap-growing-percent=${heapGrowthPercent}`);

/** Starts the shop: in this process, or in as many workers as `--workers` says. */
const main = async () => {
  const config = loadConfig(process.env);
  const workers = readWorkerCount(process.argv.slice(2), config);
  if (workers === 1 || cluster.isWorker) {
    const { serve } = await import('./serve');
    await serve(config);
    return;
  }
  const { runWorkers } = await import('./workers');
  const program = fileURLToPath(import.meta.url);
  await runWorkers({ count: workers, program, publicUrl: config.publicUrl });
};

// Node would print all of an error, the parameters of a query included.
process.on('uncaughtException', (error) => exitWithMessage(error));
main().catch(exitWithMessage);
