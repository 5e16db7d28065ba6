import { memo, type ReactNode } from 'react';

interface PanelContentsProps {
  /** Whether the panel is open. */
  open: boolean;
  children: ReactNode;
}

/** What a panel holds. While it closes it keeps what it showed, so that the frame that answers is soon there. */
export const PanelContents = memo(
  function PanelContents({ children }: PanelContentsProps) {
    return children;
  },
  (_shown, { open }) => !open,
);
