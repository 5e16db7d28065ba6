import { useRemembered } from '@/shared/lib/remembered';

import { yourSizeFrom } from './your-size';

/** The size that a person said they wear, and what that is called here; nothing while hydrating. */
export const useYourSize = () => yourSizeFrom(useRemembered('your-size'));
