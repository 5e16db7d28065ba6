import Modal from '@mui/material/Modal';
import styled from '@emotion/styled';
import { type KeyboardEvent, type TouchEvent, useRef, useState } from 'react';

import type { ProductPicture } from '@/entities/product';
import { IconButton } from '@/shared/ui/icon-button';
import { MuiTheme } from '@/shared/ui/mui-theme';
import { OverlayGuard } from '@/shared/ui/overlay-guard';
import { Picture } from '@/shared/ui/picture';
import { color, touchTargetPx } from '@/shared/ui/theme';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';

import { swipeOf } from '../model/swipe';

const Stage = styled('div')({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: '64px minmax(0, 1fr) 64px',
  backgroundColor: color.paper,
  color: color.ink,
  touchAction: 'pan-y pinch-zoom',
  '&:focus, &:focus-visible': { outline: 'none', boxShadow: 'none' },
});

const Bar = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingInline: '20px 12px',
  fontVariantNumeric: 'tabular-nums',
});

const Shown = styled('div')({
  position: 'relative',
  userSelect: 'none',
  '& picture': { display: 'contents' },
  '& img': {
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    objectFit: 'contain',
    // Seen whole, it leaves room beside it: its own colour is not for that.
    backgroundColor: 'transparent !important',
  },
});

const Side = styled('div')({
  position: 'absolute',
  insetBlock: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  '&[data-side="start"]': { insetInlineStart: 12 },
  '&[data-side="end"]': { insetInlineEnd: 12 },
  '& button': { backgroundColor: color.paper },
});

const Dots = styled('div')({ display: 'flex', justifyContent: 'center', alignItems: 'center' });

const Dot = styled('button')({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 32,
  blockSize: touchTargetPx,
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  '&::before': {
    content: '""',
    inlineSize: 8,
    blockSize: 8,
    borderRadius: '50%',
    border: `1px solid ${color.ink}`,
  },
  '&[aria-current="true"]::before': { backgroundColor: color.ink },
});

export interface GalleryViewerProps {
  pictures: readonly ProductPicture[];
  /** The picture that it opens with. */
  start: number;
  onClose: () => void;
}

/**
 * The full-screen gallery (specification, section 2): previous and next, dots, arrow keys, Escape
 * and a swipe of 50 px. It goes round.
 */
export const GalleryViewer = ({ pictures, start, onClose }: GalleryViewerProps) => {
  const [index, setIndex] = useState(start);
  const touch = useRef<{ x: number; y: number }>(null);
  const count = pictures.length;
  const picture = pictures[index] ?? pictures[0];
  const move = (by: number) => {
    setIndex((index + by + count) % count);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    if (event.key === 'ArrowRight') move(forward);
    if (event.key === 'ArrowLeft') move(-forward);
  };
  const onTouchEnd = (event: TouchEvent<HTMLElement>) => {
    const end = event.changedTouches[0];
    if (touch.current === null || end === undefined) return;
    const swipe = swipeOf(end.clientX - touch.current.x, end.clientY - touch.current.y);
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'right' : 'left';
    if (swipe !== null) move(swipe === forward ? 1 : -1);
  };

  return (
    <>
      <MuiTheme>
        <Modal open onClose={onClose}>
          <Stage
            role="dialog"
            aria-modal="true"
            aria-label="Pictures"
            tabIndex={-1}
            onKeyDown={onKeyDown}
            onTouchStart={({ touches }) => {
              const [finger, second] = [touches[0], touches[1]];
              touch.current =
                finger === undefined || second !== undefined
                  ? null
                  : { x: finger.clientX, y: finger.clientY };
            }}
            onTouchEnd={onTouchEnd}
          >
            <Bar>
              <span aria-live="polite">
                <VisuallyHidden>{`Picture ${index + 1} of ${count}`}</VisuallyHidden>
                <span aria-hidden="true">{`${index + 1} / ${count}`}</span>
              </span>
              <IconButton icon="close" label="Close" onClick={onClose} />
            </Bar>
            <Shown>
              {picture && (
                <Picture
                  key={picture.image}
                  src={picture.image}
                  alt={picture.alt}
                  sizes="100vw"
                  priority
                />
              )}
              {count > 1 && (
                <>
                  <Side data-side="start">
                    <IconButton
                      icon="chevron-start"
                      label="Previous picture"
                      onClick={() => {
                        move(-1);
                      }}
                    />
                  </Side>
                  <Side data-side="end">
                    <IconButton
                      icon="chevron-end"
                      label="Next picture"
                      onClick={() => {
                        move(1);
                      }}
                    />
                  </Side>
                </>
              )}
            </Shown>
            {count > 1 && (
              <Dots>
                {pictures.map(({ image }, place) => (
                  <Dot
                    key={image}
                    type="button"
                    aria-label={`Picture ${place + 1}`}
                    aria-current={place === index}
                    onClick={() => {
                      setIndex(place);
                    }}
                  />
                ))}
              </Dots>
            )}
          </Stage>
        </Modal>
      </MuiTheme>
      <OverlayGuard open onClose={onClose} />
    </>
  );
};
