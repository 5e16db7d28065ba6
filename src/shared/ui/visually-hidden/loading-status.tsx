import { i18n } from '@contract/i18n';

import { VisuallyHidden } from './visually-hidden';

/** Tells screen readers that what a skeleton stands for is loading. */
export const LoadingStatus = () => (
  <VisuallyHidden role="status">{i18n.t('Loading...')}</VisuallyHidden>
);
