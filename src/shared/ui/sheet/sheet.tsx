import Drawer from '@mui/material/Drawer';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

import { i18n } from '@contract/i18n';
import { panelSlideMs } from '@/shared/config';
import { takeFocus } from '@/shared/lib/focus';
import { useDeferredOpening } from '@/shared/lib/openings';
import { IconButton } from '@/shared/ui/icon-button';
import { CloseOnBack } from '@/shared/ui/close-on-back';
import { clearAriaHidden } from '@/shared/ui/live-region';
import { PanelContents } from '@/shared/ui/panel-contents';
import { color, gutter, motion, space } from '@/shared/ui/theme';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';

/** Where the sheet comes from. */
type SheetAnchor = 'end' | 'bottom' | 'top';

interface SheetProps {
  open: boolean;
  onClose: () => void;
  /** Called when one of its links is followed, also to the page that it is over. */
  onNavigate?: () => void;
  /** The sheet's title; visible unless `titleHidden`. */
  title: ReactNode;
  titleHidden?: boolean;
  anchor?: SheetAnchor;
  /** Stays at the bottom while the contents scroll: the sheet's main button. */
  footer?: ReactNode;
  /** The close button's label. */
  closeLabel?: string;
  /** Its contents are text alone: the keyboard scrolls them by focusing them. */
  textOnly?: boolean;
  children: ReactNode;
}

const sizes: Record<SheetAnchor, object> = {
  end: { inlineSize: 'min(100vw, 480px)', blockSize: '100dvh' },
  bottom: { maxBlockSize: '88dvh' },
  top: { maxBlockSize: '100dvh' },
};

/** As tall as the header, with the close icon where the header has its last one. */
const Bar = styled(Stack)({
  flex: 'none',
  flexDirection: 'row',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: 'var(--header-height)',
  paddingInlineStart: gutter,
  paddingInlineEnd: `calc(${gutter} - 11px)`,
  borderBlockEnd: `1px solid ${color.line}`,
  '&[data-plain="true"]': { justifyContent: 'flex-end', borderColor: 'transparent' },
});

const Body = styled('div')({
  flex: '1 1 auto',
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: `${space(6)} ${gutter}`,
  // Room for the focus ring of what Tab scrolls into view.
  scrollPaddingBlock: space(2),
});

const Foot = styled('div')({
  flex: 'none',
  padding: `${space(4)} ${gutter}`,
  paddingBlockEnd: `max(${space(4)}, env(safe-area-inset-bottom))`,
  borderBlockStart: `1px solid ${color.line}`,
});

/**
 * A panel over the page: it slides in within half a second and traps the focus, which its close button has at
 * first unless its contents take it. It closes by Escape, the backdrop, its button and, on a phone, Back, and
 * returns the focus to the element that opened it.
 */
export const Sheet = ({
  open,
  onClose,
  onNavigate,
  title,
  titleHidden = false,
  anchor = 'end',
  footer,
  closeLabel = i18n.t('Close'),
  textOnly = false,
  children,
}: SheetProps) => {
  const titleId = useId();
  const isShown = useDeferredOpening(open);
  return (
    <>
      <Drawer
        ref={clearAriaHidden}
        // Material UI and its styles are mirrored in Arabic.
        anchor={anchor === 'end' ? 'right' : anchor}
        open={isShown}
        onClose={onClose}
        onClick={({ target }) => {
          if ((target as Element).closest('a') !== null) onNavigate?.();
        }}
        transitionDuration={panelSlideMs}
        slotProps={{
          transition: { easing: motion.easing },
          paper: {
            role: 'dialog',
            'aria-modal': true,
            'aria-labelledby': titleId,
            sx: { overflow: 'hidden', ...sizes[anchor] },
          },
        }}
      >
        <PanelContents open={isShown}>
          <Bar data-plain={titleHidden}>
            {titleHidden ? (
              <VisuallyHidden as="h2" id={titleId}>
                {title}
              </VisuallyHidden>
            ) : (
              <Typography variant="h4" component="h2" id={titleId}>
                {title}
              </Typography>
            )}
            <IconButton ref={takeFocus} icon="close" label={closeLabel} onClick={onClose} />
          </Bar>
          <Body tabIndex={textOnly ? 0 : undefined}>{children}</Body>
          {footer !== undefined && <Foot data-bar="bottom">{footer}</Foot>}
        </PanelContents>
      </Drawer>
      <CloseOnBack open={open} onClose={onClose} />
    </>
  );
};
