export { nextResendAt, useCountdown } from './use-countdown';
export { useDebounced } from './use-debounced';
export { nextPaint } from './next-paint';
export { useIsShown } from './use-is-shown';
