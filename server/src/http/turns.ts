/** Calls that are always served in one turn of the event loop. */
const servedPerTurn = 24;
/** A turn that took longer made the calls of the next one wait as long. */
const longTurnMs = 15;
/** Turns that have been long for so long are no burst any more. */
const burstMs = 300;

/**
 * Measures how long calls wait for the event loop: with more of them than it can answer, those that
 * are read last in a turn have waited as long as the turn takes. Both many calls and a long turn
 * are needed, since a turn is also long where other programs take the processor.
 */
export const createTurns = () => {
  let calls = 0;
  let began = 0;
  let ended = 0;
  let longSince: number | undefined;

  const end = () => {
    ended = performance.now();
    const isLong = calls > servedPerTurn && ended - began > longTurnMs;
    longSince = isLong ? (longSince ?? began) : undefined;
    calls = 0;
  };

  return {
    /** Counts a call; whether it is one too many for a loop that has been late for a while. */
    isLate: (): boolean => {
      if (calls === 0) {
        began = performance.now();
        // The pause between two bursts.
        if (began - ended > longTurnMs) longSince = undefined;
        setImmediate(end);
      }
      calls += 1;
      return calls > servedPerTurn && longSince !== undefined && began - longSince > burstMs;
    },
  };
};
