import { useInRouterContext } from 'react-router';

import { BackCloses } from './back-closes';

interface OverlayGuardProps {
  open: boolean;
  onClose: () => void;
}

/**
 * What every panel over the page does beside trapping the focus: Back closes it on a phone. Stands
 * beside the modal, not inside of it.
 */
export const OverlayGuard = ({ open, onClose }: OverlayGuardProps) =>
  useInRouterContext() ? <BackCloses open={open} onClose={onClose} /> : null;
