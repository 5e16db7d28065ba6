export {
  getProfile,
  useIsSessionChecked,
  usePendingEmail,
  useProfileSubscription,
} from './api/profile-endpoints';
