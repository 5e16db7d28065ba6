export { getProfile, usePendingEmail, useProfileSubscription } from './api/profile-endpoints';
