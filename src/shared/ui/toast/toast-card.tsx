import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { useEffect, useState } from 'react';

import type { Toast } from '@/shared/toast';
import { IconButton } from '@/shared/ui/icon-button';
import { color, motion, space } from '@/shared/ui/theme';

/** Long enough to read a sentence twice; what went wrong stays longer, and so do many words. */
const SHOWN_MS = 5000;
const ERROR_SHOWN_MS = 9000;
const MS_PER_LETTER = 90;

interface ToastCardProps {
  toast: Toast;
  onDismiss: (id: string) => void;
}

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-8px)' } });

const Card = styled('li')({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space(2),
  paddingInlineStart: space(5),
  paddingInlineEnd: space(1),
  paddingBlock: space(1),
  backgroundColor: color.ink,
  color: color.paper,
  border: `1px solid ${color.ink}`,
  animation: `${appear} ${motion.fade} ${motion.easing}`,
  pointerEvents: 'auto',
  '&[data-tone="error"]': { backgroundColor: color.clay, borderColor: color.clay },
});

const Words = styled('div')({ paddingBlock: 10, fontSize: '0.9375rem', lineHeight: 1.5 });
const Description = styled('p')({ fontSize: '0.875rem' });

/** One toast: it goes by itself, but not while the pointer or the focus is on it. */
export const ToastCard = ({ toast, onDismiss }: ToastCardProps) => {
  const [held, setHeld] = useState(false);
  const { id, tone, title, description } = toast;

  useEffect(() => {
    if (held) return undefined;
    const least = tone === 'error' ? ERROR_SHOWN_MS : SHOWN_MS;
    const reading = (title.length + (description?.length ?? 0)) * MS_PER_LETTER;
    const timer = setTimeout(
      () => {
        onDismiss(id);
      },
      Math.max(least, reading),
    );
    return () => {
      clearTimeout(timer);
    };
  }, [held, id, tone, title, description, onDismiss]);

  const hold = () => {
    setHeld(true);
  };
  const release = () => {
    setHeld(false);
  };

  return (
    <Card
      data-tone={tone}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <Words>
        <p>{title}</p>
        {description !== undefined && <Description>{description}</Description>}
      </Words>
      <IconButton
        icon="close"
        size={18}
        label="Dismiss"
        onClick={() => {
          onDismiss(id);
        }}
      />
    </Card>
  );
};
