export { useGetSettingsQuery } from '../api/brand-endpoints';
