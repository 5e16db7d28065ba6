export {
  getAboutUs,
  getSettings,
  useGetAboutUsQuery,
  useGetSettingsQuery,
} from './api/brand-endpoints';
