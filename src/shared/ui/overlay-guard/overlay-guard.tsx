import { useEffect } from 'react';
import { useInRouterContext } from 'react-router';

import { keepLiveRegionsHeard } from '@/shared/ui/live-region';

import { BackCloses } from './back-closes';

interface OverlayGuardProps {
  open: boolean;
  onClose: () => void;
}

/**
 * What every panel over the page does beside trapping the focus: Back closes it on a phone, and
 * toasts and the bag's count stay heard. Stands beside the modal, not inside of it.
 */
export const OverlayGuard = ({ open, onClose }: OverlayGuardProps) => {
  const inRouter = useInRouterContext();
  useEffect(() => {
    if (open) keepLiveRegionsHeard();
  }, [open]);
  return inRouter ? <BackCloses open={open} onClose={onClose} /> : null;
};
