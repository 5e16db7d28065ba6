export {
  getAboutUs,
  getSettings,
  useGetAboutUsQuery,
  useGetSettingsQuery,
} from './api/brand-endpoints';
export { getPolicy, useGetPolicyQuery } from './api/policy-endpoints';
export { loadSite } from './model/load-site';
export { siteOf } from './model/site-of';
export { useDutiesText } from './model/use-duties-text';
export { SiteProvider } from './ui/site-provider';
