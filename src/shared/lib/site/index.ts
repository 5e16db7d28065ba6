export { LabelsContext, useLabel } from './labels';
export type { Site } from './site';
export { defaultSite, SiteContext, useSite } from './site';
