export { SummaryAmounts } from './ui/summary-amounts';
export { SummaryLine } from './ui/summary-line';
