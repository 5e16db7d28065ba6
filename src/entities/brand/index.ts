export {
  getAboutUs,
  getSettings,
  useGetAboutUsQuery,
  useGetSettingsQuery,
} from './api/brand-endpoints';
export { getPolicy, useGetPolicyQuery } from './api/policy-endpoints';
export { loadSite } from './model/load-site';
export { siteOf } from './model/site-of';
export { SiteProvider } from './ui/site-provider';
