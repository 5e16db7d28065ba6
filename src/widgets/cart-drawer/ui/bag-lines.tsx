import List from '@mui/material/List';

import { BagLineRow, bagLinesId, type ShownLine } from '@/entities/cart';
import { LineActions, useSizeChange } from '@/features/edit-bag';
import { selectOverlayItem } from '@/shared/overlay';
import { useAppSelector } from '@/shared/redux';

interface BagLinesProps {
  lines: readonly ShownLine[];
}

/** The lines of the bag, to be changed, removed, and, where a size has sold out, replaced. */
export const BagLines = ({ lines }: BagLinesProps) => {
  const added = useAppSelector(selectOverlayItem);
  const { chooseSize, sizeDialog } = useSizeChange();
  return (
    <>
      <List sx={{ marginBlockStart: '-20px' }}>
        {lines.map((line) => (
          <BagLineRow
            key={line.id}
            line={line}
            actions={<LineActions line={line} onChooseSize={() => chooseSize(line, bagLinesId)} />}
            scrolledTo={line.id === added}
          />
        ))}
      </List>
      {sizeDialog}
    </>
  );
};
