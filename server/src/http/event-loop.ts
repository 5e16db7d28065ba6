/** Calls that are always accepted in one iteration of the event loop. */
const acceptedPerIteration = 24;
/** An iteration that takes longer delays the calls that are read in it by as much. */
const longIterationMs = 15;
/** Iterations that stay long for longer than this are overload, not a burst. */
const burstMs = 300;
/**
 * For this long after a refusal no burst is accepted: the refused clients' retries would make the
 * iterations long again, and the accepted calls slow with them.
 */
const recoveryMs = 3000;

/**
 * Watches how long calls wait for the event loop: those that are read last in an iteration wait as
 * long as it takes. Only many calls in long iterations count as overload, since an iteration is also
 * long when other programs take the processor.
 */
export const watchEventLoop = () => {
  let calls = 0;
  let startedAt = 0;
  let endedAt = 0;
  let longSince: number | undefined;
  let overloadedUntil = 0;

  const end = () => {
    endedAt = performance.now();
    const isLong = calls > acceptedPerIteration && endedAt - startedAt > longIterationMs;
    longSince = isLong ? (longSince ?? startedAt) : undefined;
    calls = 0;
  };

  return {
    /** Counts a call, and says whether to refuse it: only during or soon after lasting overload. */
    isOverloaded: (): boolean => {
      if (calls === 0) {
        startedAt = performance.now();
        // There was a pause, so the next long iteration starts another burst.
        if (startedAt - endedAt > longIterationMs) longSince = undefined;
        if (longSince !== undefined && startedAt - longSince > burstMs)
          overloadedUntil = startedAt + recoveryMs;
        setImmediate(end);
      }
      calls += 1;
      const isTooMany = calls > acceptedPerIteration && startedAt < overloadedUntil;
      if (isTooMany) overloadedUntil = startedAt + recoveryMs;
      return isTooMany;
    },
  };
};
