import MuiDialog from '@mui/material/Dialog';
import styled from '@emotion/styled';
import { type ReactNode, useId } from 'react';

import { MuiTheme } from '@/shared/ui/mui-theme';
import { OverlayGuard } from '@/shared/ui/overlay-guard';
import { color, headingText, media, space } from '@/shared/ui/theme';

interface DialogFrameProps {
  open: boolean;
  /** Asked to close by Escape, the backdrop or Back; not called while `busy`. */
  onClose: () => void;
  title: string;
  busy: boolean;
  /** A tap on the backdrop does not close it. */
  keepsOnBackdrop?: boolean;
  /** A question that must be answered is an alert. */
  role?: 'dialog' | 'alertdialog';
  /** The id of the text that says more, for screen readers. */
  describedBy?: string;
  children: ReactNode;
}

const Root = styled(MuiDialog)({
  '& .MuiDialog-paper': {
    inlineSize: '100%',
    maxInlineSize: 560,
    padding: `${space(8)} ${space(6)}`,
    [media.desktop]: { padding: space(10) },
  },
});

const Title = styled('h2')({ ...headingText.h3, marginBlockEnd: space(4) });

/** The buttons at the end of a dialog: the one that acts comes last. */
export const DialogActions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap-reverse',
  justifyContent: 'flex-end',
  gap: space(3),
  marginBlockStart: space(8),
  '& > button': { flex: '1 1 auto' },
  [media.desktop]: { '& > button': { flex: 'none' } },
});

export const DialogText = styled('p')({ color: color.ash });

/** The frame of a dialog in the middle of the screen. */
export const DialogFrame = ({
  open,
  onClose,
  title,
  busy,
  keepsOnBackdrop = false,
  role = 'dialog',
  describedBy,
  children,
}: DialogFrameProps) => {
  const titleId = useId();
  const close = () => {
    if (!busy) onClose();
  };
  return (
    <MuiTheme>
      <Root
        open={open}
        onClose={(_, reason) => {
          if (!keepsOnBackdrop || reason === 'escapeKeyDown') close();
        }}
        role={role}
        aria-labelledby={titleId}
        aria-describedby={describedBy}
      >
        <Title id={titleId}>{title}</Title>
        {children}
      </Root>
      <OverlayGuard open={open} onClose={close} />
    </MuiTheme>
  );
};
