import cluster from 'node:cluster';

import { AggregatorRegistry } from 'prom-client';
import type { Registry } from 'prom-client';

/** What a worker sends to ask for the metrics of all, and what it gets. */
interface MetricsMessage {
  type: 'shop-metrics';
  /** Absent in the question, and when a worker did not answer in time. */
  text?: string;
}

const isMetricsMessage = (message: unknown): message is MetricsMessage =>
  typeof message === 'object' &&
  message !== null &&
  'type' in message &&
  message.type === 'shop-metrics';

/** In the process that starts the workers: answers each one that asks for the metrics of all. */
export const serveWorkerMetrics = (): void => {
  const registry = new AggregatorRegistry();
  cluster.on('message', (worker, message: unknown) => {
    if (!isMetricsMessage(message)) return;
    const answer = (text?: string) => {
      if (worker.isConnected())
        worker.send({ type: 'shop-metrics', text } satisfies MetricsMessage);
    };
    registry.clusterMetrics().then(answer, () => answer());
  });
};

/** In a worker: lets the registry be read together with those of the other workers. */
export const shareMetrics = (registry: Registry): void => {
  AggregatorRegistry.setRegistries(registry);
  new AggregatorRegistry();
};

/** In a worker: the metrics of all workers, summed up; undefined when one did not answer in time. */
export const readWorkerMetrics = (): Promise<string | undefined> =>
  new Promise((resolve) => {
    const take = (message: unknown) => {
      if (!isMetricsMessage(message)) return;
      process.off('message', take);
      resolve(message.text);
    };
    process.on('message', take);
    process.send?.({ type: 'shop-metrics' } satisfies MetricsMessage);
  });
