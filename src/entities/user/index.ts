export { getProfile, useProfileSubscription } from './api/get-profile';
