export { CloseOnBack, leaveSteps, StepOnBack } from './close-on-back';
