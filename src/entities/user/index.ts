export { getProfile, usePendingEmail, useProfileSubscription } from './api/get-profile';
