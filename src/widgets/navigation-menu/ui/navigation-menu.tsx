import Box from '@mui/material/Box';
import Fade from '@mui/material/Fade';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Toolbar from '@mui/material/Toolbar';
import { useState } from 'react';

import { i18n } from '@contract/i18n';
import { menuFadeMs } from '@/shared/config';
import { takeFocus } from '@/shared/lib/focus';
import { useDeferredOpening } from '@/shared/lib/openings';
import { overlayClosed, selectOpenOverlay } from '@/shared/overlay';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { IconButton } from '@/shared/ui/icon-button';
import { CloseOnBack } from '@/shared/ui/close-on-back';
import { clearAriaHidden } from '@/shared/ui/live-region';
import { PanelContents } from '@/shared/ui/panel-contents';
import { gutter, media, motion } from '@/shared/ui/theme';

import { homeEntryId, menuEntries } from '../config/menu-entries';
import { useEditorialPictures } from '../model/use-editorial-pictures';
import { useMenuSelection } from '../model/use-menu-selection';
import { MenuFooter, menuGutter } from './menu-footer';
import { MenuList } from './menu-list';
import { MenuPicture } from './menu-picture';

const screen = {
  position: 'fixed',
  inset: 0,
  [media.desktop]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
};

const half = {
  containerType: 'inline-size',
  blockSize: '100%',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
};

const columns = {
  flex: 'none',
  paddingInline: gutter,
  paddingBlockEnd: 12,
  [media.desktop]: {
    marginBlock: 'auto',
    // The space that the three columns leave: the last one ends before the gutter.
    paddingInline: `${menuGutter} clamp(8px, min(10vw - 62px, 76px - 3.5rem), 20px)`,
    minBlockSize: 300,
  },
  // The last column has space after it.
  '@media (min-width: 1280px)': { paddingInlineEnd: 0 },
};

/**
 * The full-screen menu (section 2): an accordion under 768 px, from there on a picture beside
 * three columns. It fades within 0.3 s.
 */
export const NavigationMenu = () => {
  const dispatch = useAppDispatch();
  const open = useAppSelector(selectOpenOverlay) === 'menu';
  const isShown = useDeferredOpening(open);
  const { selection, toggle } = useMenuSelection(open);
  const [previewed, setPreviewed] = useState<string | null>(null);
  const pictures = useEditorialPictures();

  const close = () => {
    dispatch(overlayClosed());
  };

  return (
    <>
      <Modal ref={clearAriaHidden} open={isShown} onClose={close} closeAfterTransition hideBackdrop>
        <Fade in={isShown} timeout={menuFadeMs} easing={motion.easing}>
          <Paper
            role="dialog"
            aria-modal="true"
            aria-label={i18n.t('Menu')}
            tabIndex={-1}
            sx={screen}
          >
            <PanelContents open={isShown}>
              <Box sx={{ display: { xs: 'none', md: 'block' }, position: 'relative' }}>
                <MenuPicture picture={pictures[previewed ?? selection.at(-1) ?? homeEntryId]} />
              </Box>
              <Stack sx={half}>
                <Toolbar sx={{ flex: 'none', justifyContent: 'flex-end' }}>
                  <IconButton
                    ref={takeFocus}
                    icon="close"
                    label={i18n.t('Close menu')}
                    onClick={close}
                  />
                </Toolbar>
                <Box component="nav" aria-label={i18n.t('Main')} sx={columns}>
                  <MenuList
                    entries={menuEntries()}
                    selection={selection}
                    onToggle={toggle}
                    onNavigate={close}
                    onPreview={setPreviewed}
                  />
                </Box>
                <MenuFooter onNavigate={close} />
              </Stack>
            </PanelContents>
          </Paper>
        </Fade>
      </Modal>
      <CloseOnBack open={open} onClose={close} />
    </>
  );
};
