import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';

import { i18n } from '@contract/i18n';
import { commaList } from '@contract/lists';
import { type ShownLine, shortageText } from '@/entities/cart';
import { selectCheckoutError, useCheckoutBag } from '@/features/checkout';
import { LineActions } from '@/features/edit-bag';
import { sizeText } from '@/shared/lib/size-text';
import { useAppSelector } from '@/shared/redux';
import { focusRingRoomPx, spreadRow } from '@/shared/ui/theme';

interface UnavailableLinesProps {
  /** Opens the choice of another size for a line. */
  onChooseSize: (line: ShownLine) => void;
}

/** So many are all shown; more scroll, so that the step above them can be seen. */
const wholeUpTo = 3;
const scrolling = { maxBlockSize: '30dvh', overflowY: 'auto', padding: `${focusRingRoomPx}px` };

/**
 * The pieces that cannot be ordered as they are, each with the buttons to change, replace or remove it,
 * and with the reason, unless the error of the last attempt names it; the name of a single one, too.
 */
export const UnavailableLines = ({ onChooseSize }: UnavailableLinesProps) => {
  const { lines } = useCheckoutBag();
  const error = useAppSelector(selectCheckoutError);
  const short = lines.filter(({ shortage }) => shortage !== null);
  return (
    <List
      aria-label={i18n.t('No longer available')}
      sx={short.length > wholeUpTo ? scrolling : undefined}
    >
      {short.map((line) => (
        <ListItem key={line.id} sx={{ ...spreadRow, display: 'flex', columnGap: 4 }}>
          {(short.length > 1 || error?.includes(line.name) !== true) && (
            <Typography variant="body2">
              {commaList([line.name, sizeText(line.size)])}{' '}
              {error === null && (
                <Typography variant="inherit" component="span" color="error">
                  {shortageText(line)}
                </Typography>
              )}
            </Typography>
          )}
          <LineActions line={line} onChooseSize={onChooseSize} />
        </ListItem>
      ))}
    </List>
  );
};
