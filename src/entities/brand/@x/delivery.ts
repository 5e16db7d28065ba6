export { useGetSettingsQuery } from '../api/brand-api';
