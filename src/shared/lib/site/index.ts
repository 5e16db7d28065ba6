export { LabelsContext, useLabel } from './labels';
export { defaultSite, type Site, SiteContext, useSite } from './site';
