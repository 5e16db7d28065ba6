import { i18n } from '@contract/i18n';
import { Button } from '@/shared/ui/button';

import type { ResetStepProps } from './reset-step';

/** Goes one step of the reset back (section 4). */
export const BackButton = ({ advance }: Pick<ResetStepProps, 'advance'>) => (
  <Button variant="text" onClick={() => advance({ type: 'back' })}>
    {i18n.t('Back')}
  </Button>
);
