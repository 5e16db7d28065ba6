import styled from '@emotion/styled';
import { useState } from 'react';

import { Button } from '@/shared/ui/button';
import { Picture } from '@/shared/ui/picture';
import { Sheet } from '@/shared/ui/sheet';
import { color, headingText } from '@/shared/ui/theme';

const Chart = styled('div')({
  position: 'relative',
  minBlockSize: 200,
  display: 'grid',
  alignItems: 'center',
  '& picture, & img': { gridArea: '1 / 1' },
});

const State = styled('div')({
  gridArea: '1 / 1',
  zIndex: 1,
  display: 'grid',
  justifyItems: 'center',
  gap: 16,
  paddingBlock: 32,
  color: color.ash,
  textAlign: 'center',
});

const Advice = styled('section')({
  marginBlockStart: 32,
  display: 'grid',
  gap: 12,
  '& h3': headingText.h4,
});

const SizeChart = ({ src }: { src: string }) => {
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  const [attempt, setAttempt] = useState(0);
  return (
    <Chart>
      {state === 'loading' && <State role="status">Loading size chart...</State>}
      {state === 'failed' ? (
        <State role="alert">
          <p>Failed to load size chart</p>
          <Button
            variant="secondary"
            onClick={() => {
              setState('loading');
              setAttempt(attempt + 1);
            }}
          >
            Try again
          </Button>
        </State>
      ) : (
        <Picture
          key={attempt}
          src={src}
          alt="Size chart"
          sizes="(min-width: 480px) 432px, 100vw"
          priority
          onLoad={() => {
            setState('shown');
          }}
          onError={() => {
            setState('failed');
          }}
        />
      )}
    </Chart>
  );
};

export interface SizeGuideSheetProps {
  /** The address of the size chart's picture; null when the product has none. */
  chart: string | null;
  open: boolean;
  onClose: () => void;
}

/**
 * The 'Size Guide' side panel. Only the chart's picture is loading or fails (decision 20): how to
 * measure stays readable.
 */
export const SizeGuideSheet = ({ chart, open, onClose }: SizeGuideSheetProps) => (
  <Sheet open={open} onClose={onClose} title="Size Guide">
    {chart !== null && <SizeChart src={chart} />}
    <Advice>
      <h3>How to measure</h3>
      <p>
        <strong>Bust.</strong> Around the fullest part, with the tape level and not tight.
      </p>
      <p>
        <strong>Waist.</strong> Around the narrowest part, usually a hand above the hip bone.
      </p>
      <p>
        <strong>Hip.</strong> Around the widest part, with the feet together.
      </p>
      <p>
        <strong>Length.</strong> From the highest point of the shoulder to where the hem should end.
      </p>
      <p>Between two sizes, take the larger one: our hems can be taken up, and the cut stays.</p>
    </Advice>
  </Sheet>
);
