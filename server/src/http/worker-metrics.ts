import cluster from 'node:cluster';

import { AggregatorRegistry, type Registry } from 'prom-client';

import { isRecord } from '@contract/is-record';

/** A worker's request for the metrics of all workers, and its response. */
interface MetricsMessage {
  type: 'shop-metrics';
  /** Absent in a request, and when a worker did not respond in time. */
  text?: string;
}

const isMetricsMessage = (message: unknown): message is MetricsMessage =>
  isRecord(message) && message.type === 'shop-metrics';

/** In the primary process: responds to workers that ask for the metrics of all. */
export const serveWorkerMetrics = (): void => {
  const registry = new AggregatorRegistry();
  cluster.on('message', (worker, message: unknown) => {
    if (!isMetricsMessage(message)) return;
    const respond = (text?: string) => {
      if (worker.isConnected())
        worker.send({ type: 'shop-metrics', text } satisfies MetricsMessage);
    };
    registry.clusterMetrics().then(respond, () => respond());
  });
};

/** In a worker: lets the registry be read together with those of the other workers. */
export const shareMetrics = (registry: Registry): void => {
  AggregatorRegistry.setRegistries(registry);
  new AggregatorRegistry();
};

/** In a worker: the sums of all workers' metrics; undefined when one did not respond in time. */
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
