import { useState } from 'react';

import type { ShownLine } from '@/entities/cart';
import { useOpenings } from '@/shared/lib/openings';
import { lazyPanel } from '@/shared/ui/lazy-panel';

const ChangeSizeDialog = lazyPanel(
  async () => (await import('./change-size-dialog')).ChangeSizeDialog,
);

/**
 * The dialog in which another size is chosen for a line, and what opens it. It is to be rendered beside
 * the lines: it stays while the line that it replaces leaves the bag. Its code is loaded when it is
 * first opened.
 */
export const useSizeChange = () => {
  const [line, setLine] = useState<ShownLine | null>(null);
  const [{ open, openings }, setOpen] = useOpenings();
  const close = () => setOpen(false);
  return {
    chooseSize: (soldOut: ShownLine) => {
      setLine(soldOut);
      setOpen(true);
    },
    sizeDialog: line !== null && (
      <ChangeSizeDialog
        key={openings}
        line={line}
        open={open}
        onClose={close}
        onLoadFailure={close}
      />
    ),
  };
};
