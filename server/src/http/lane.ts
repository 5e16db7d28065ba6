import { TryLaterError } from '../shared/errors';

/** How many calls of a lane run at once, and how many others may wait. */
export interface LaneLimits {
  running: number;
  waiting: number;
  /** How many may wait during a burst. */
  burst: number;
}

/** A call's place in a lane. */
export interface Place {
  /** Resolves when the call may run; rejects when it leaves before. */
  turn: Promise<void>;
  /** To be called when the call is done or its client has left; may be repeated. */
  leave: () => void;
}

/** The error of a call whose client has disconnected. */
export const clientLeft = () => new TryLaterError(503, 'The client has left.', 1);

interface Waiter {
  turn: Promise<void>;
  start: () => void;
  refuse: () => void;
}

const createWaiter = (): Waiter => {
  let start: Waiter['start'] = () => undefined;
  let refuse: Waiter['refuse'] = () => undefined;
  const turn = new Promise<void>((resolve, reject) => {
    start = resolve;
    refuse = () => reject(clientLeft());
  });
  return { turn, start, refuse };
};

/**
 * For this long after a refusal no burst is accepted, since it would be the refused clients' retries,
 * and half as many calls may wait: accepted ones are served sooner, and no fewer of them.
 */
const recoveryMs = 3000;
/** A full lane that has started no call for this long is stalled. */
const stallMs = 1000;

/**
 * A queue that tells a burst from an overload, as CoDel does, but by counting calls, not by measuring
 * times, which depend on the machine's speed (ADR 0032). It takes a burst; once that many calls have waited
 * since it was last empty, it is kept short, so that accepted calls stay fast.
 */
export const createLane = ({ running: maxRunning, waiting: maxWaiting, burst }: LaneLimits) => {
  const waiting: Waiter[] = [];
  let running = 0;
  /** How many had to wait since the queue was last empty. */
  let queued = 0;
  let overloadedUntil = 0;
  let lastStart = 0;

  /** How many may wait; a call that had a place before was accepted already. */
  const room = (hadPlace: boolean): number => {
    if (hadPlace) return burst;
    if (performance.now() < overloadedUntil) return Math.ceil(maxWaiting / 2);
    return queued < burst ? burst : maxWaiting;
  };

  const startNext = () => {
    const next = waiting.shift();
    lastStart = performance.now();
    if (next) next.start();
    else running -= 1;
  };

  const run = (): Place => {
    let isRunning = true;
    running += 1;
    lastStart = performance.now();
    const leave = () => {
      if (isRunning) startNext();
      isRunning = false;
    };
    return { turn: Promise.resolve(), leave };
  };

  const queue = (hadPlace: boolean): Place => {
    if (waiting.length === 0) queued = 0;
    if (!hadPlace) queued += 1;
    const waiter = createWaiter();
    if (hadPlace) waiting.unshift(waiter);
    else waiting.push(waiter);
    let hasLeft = false;
    const leave = () => {
      if (hasLeft) return;
      hasLeft = true;
      const position = waiting.indexOf(waiter);
      if (position === -1) {
        startNext();
      } else {
        waiting.splice(position, 1);
        waiter.refuse();
      }
    };
    return { turn: waiter.turn, leave };
  };

  return {
    /**
     * Takes a place; undefined where the wait would be too long. A call that had a place before goes
     * to the head of the queue.
     */
    enter: (hadPlace = false): Place | undefined => {
      if (running < maxRunning) return run();
      if (waiting.length < room(hadPlace)) return queue(hadPlace);
      if (!hadPlace) overloadedUntil = performance.now() + recoveryMs;
      return undefined;
    },
    /** Whether the running calls block all others. */
    isStalled: (): boolean => running >= maxRunning && performance.now() - lastStart > stallMs,
  };
};
