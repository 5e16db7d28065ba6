import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

import { i18n } from '@contract/i18n';
import { takeFocus } from '@/shared/lib/focus';
import { useDeferredOpening } from '@/shared/lib/openings';
import { IconButton } from '@/shared/ui/icon-button';
import { CloseOnBack } from '@/shared/ui/close-on-back';
import { clearAriaHidden } from '@/shared/ui/live-region';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';

import { useGallery } from './use-gallery';
import { GalleryDots, type GalleryDotsProps } from './gallery-dots';
import { GalleryStage } from './gallery-stage';

const Screen = styled(Paper)({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: '64px minmax(0, 1fr) 64px',
});

interface GalleryViewerProps extends GalleryDotsProps {
  onClose: () => void;
}

/**
 * The full-screen gallery (section 2): previous and next, dots, arrow keys, Escape
 * and a swipe of 50 px. A click, a tap, two fingers, the wheel or the button enlarge.
 */
export const GalleryViewer = ({ pictures, index, onShow, onClose }: GalleryViewerProps) => {
  const gallery = useGallery(pictures, index, onShow);
  const { picture, zoom } = gallery;
  const count = pictures.length;
  return (
    <>
      <Modal ref={clearAriaHidden} open={useDeferredOpening(true)} onClose={onClose}>
        <Screen
          role="dialog"
          aria-modal="true"
          aria-label={i18n.t('Pictures')}
          tabIndex={-1}
          onKeyDown={gallery.onKeyDown}
        >
          <Stack
            direction="row"
            sx={{
              alignItems: 'center',
              justifyContent: 'space-between',
              paddingInline: '20px 12px',
            }}
          >
            <span aria-live="polite">
              <VisuallyHidden>
                {i18n.t('Picture {number} of {count}', { number: index + 1, count })}
              </VisuallyHidden>
              <bdi aria-hidden="true">{`${index + 1} / ${count}`}</bdi>
            </span>
            <span>
              <IconButton
                icon={zoom.enlarged ? 'minus' : 'plus'}
                label={zoom.enlarged ? i18n.t('Zoom out') : i18n.t('Zoom in')}
                onClick={zoom.toggle}
              />
              <IconButton ref={takeFocus} icon="close" label={i18n.t('Close')} onClick={onClose} />
            </span>
          </Stack>
          <GalleryStage picture={picture} gallery={gallery} hasOthers={count > 1} />
          <GalleryDots pictures={pictures} index={index} onShow={onShow} />
        </Screen>
      </Modal>
      <CloseOnBack open onClose={onClose} />
    </>
  );
};
