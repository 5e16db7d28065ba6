import Fade from '@mui/material/Fade';
import Modal from '@mui/material/Modal';
import styled from '@emotion/styled';
import { useState } from 'react';

import { menuFadeMs } from '@/shared/config';
import { overlayClosed, selectOpenOverlay } from '@/shared/overlay';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { IconButton } from '@/shared/ui/icon-button';
import { OverlayGuard } from '@/shared/ui/overlay-guard';
import { color, gutter, media, motion } from '@/shared/ui/theme';

import { homeEntryId, menuEntries } from '../config/menu-entries';
import { useEditorialPictures } from '../model/use-editorial-pictures';
import { useMenuSelection } from '../model/use-menu-selection';
import { MenuList } from './menu-list';
import { MenuPicture } from './menu-picture';

const Screen = styled('div')({
  position: 'fixed',
  inset: 0,
  backgroundColor: color.paper,
  color: color.ink,
  [media.desktop]: { display: 'grid', gridTemplateColumns: '2fr 3fr' },
  '@media (min-width: 1280px)': { gridTemplateColumns: '1fr 1fr' },
  '&:focus': { outline: 'none', boxShadow: 'none' },
});

const Editorial = styled('div')({
  display: 'none',
  position: 'relative',
  [media.desktop]: { display: 'block' },
});

const Side = styled('div')({
  blockSize: '100%',
  display: 'flex',
  flexDirection: 'column',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});

const Bar = styled('div')({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  blockSize: 'var(--header-height)',
  paddingInlineEnd: `calc(${gutter} - 11px)`,
});

const Columns = styled('nav')({
  paddingInline: gutter,
  paddingBlockEnd: 48,
  [media.desktop]: {
    marginBlock: 'auto',
    paddingInline: 'clamp(24px, 4vw, 64px) 24px',
    minBlockSize: 420,
  },
  // The last column has room of its own.
  '@media (min-width: 1280px)': { paddingInlineEnd: 0 },
});

/**
 * The full-screen menu (specification, section 2): an accordion under 768 px, from there on a
 * picture beside three columns. It fades within 0.3 s.
 */
export const NavigationMenu = () => {
  const dispatch = useAppDispatch();
  const open = useAppSelector(selectOpenOverlay) === 'menu';
  const { selection, toggle } = useMenuSelection(open);
  const [previewed, setPreviewed] = useState<string | null>(null);
  const pictures = useEditorialPictures();

  const close = () => {
    dispatch(overlayClosed());
  };

  return (
    <>
      <Modal open={open} onClose={close} closeAfterTransition hideBackdrop>
        <Fade in={open} timeout={menuFadeMs} easing={motion.easing}>
          <Screen role="dialog" aria-modal="true" aria-label="Menu" tabIndex={-1}>
            <Editorial>
              <MenuPicture picture={pictures[previewed ?? selection.at(-1) ?? homeEntryId]} />
            </Editorial>
            <Side>
              <Bar>
                <IconButton icon="close" label="Close menu" onClick={close} />
              </Bar>
              <Columns aria-label="Main">
                <MenuList
                  entries={menuEntries}
                  selection={selection}
                  onToggle={toggle}
                  onLeave={close}
                  onPreview={setPreviewed}
                />
              </Columns>
            </Side>
          </Screen>
        </Fade>
      </Modal>
      <OverlayGuard open={open} onClose={close} />
    </>
  );
};
