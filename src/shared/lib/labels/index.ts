export { hasLabels, LabelsContext, useLabel } from './labels';
