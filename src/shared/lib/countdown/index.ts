export { nextResendAt, useCountdown } from './use-countdown';
