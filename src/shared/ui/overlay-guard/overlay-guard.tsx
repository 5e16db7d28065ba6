import { useInRouterContext } from 'react-router';

import { BackCloses } from './back-closes';

interface OverlayGuardProps {
  open: boolean;
  onClose: () => void;
}

/**
 * Registers an open panel, so that Back closes it on a phone. Rendered beside the modal, not inside
 * it.
 */
export const OverlayGuard = ({ open, onClose }: OverlayGuardProps) =>
  useInRouterContext() ? <BackCloses open={open} onClose={onClose} /> : null;
