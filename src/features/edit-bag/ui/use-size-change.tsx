import { useState } from 'react';

import type { ShownLine } from '@/entities/cart';
import { useOpenings } from '@/shared/lib/openings';
import { lazyPanel } from '@/shared/ui/lazy-panel';

const ChangeSizeDialog = lazyPanel(
  async () => (await import('./change-size-dialog')).ChangeSizeDialog,
);

interface Chosen {
  line: ShownLine;
  focusFallbackId?: string;
}

/**
 * The dialog in which another size is chosen for a line, and what opens it, with the id of what gets the
 * focus once the line is gone. It is to be rendered beside the lines: it stays while the line that it
 * replaces leaves the bag. Its code is loaded when it is first opened.
 */
export const useSizeChange = () => {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [{ open, openings }, setOpen] = useOpenings();
  const close = () => setOpen(false);
  return {
    chooseSize: (line: ShownLine, focusFallbackId?: string) => {
      setChosen({ line, focusFallbackId });
      setOpen(true);
    },
    sizeDialog: chosen !== null && (
      <ChangeSizeDialog
        key={openings}
        {...chosen}
        open={open}
        onClose={close}
        onLoadFailure={close}
      />
    ),
  };
};
