import styled from '@emotion/styled';
import { useState } from 'react';

import { Button } from '@/shared/ui/button';
import { Picture } from '@/shared/ui/picture';
import { color } from '@/shared/ui/theme';

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

/** The size chart's picture, with its states (specification, sections 2 and 8; decision 20). */
export const SizeChart = ({ src }: { src: string }) => {
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  const [attempt, setAttempt] = useState(0);
  return (
    <Chart>
      {state === 'loading' && <State role="status">Loading size chart...</State>}
      {state === 'failed' ? (
        <State role="alert">
          <p>Failed to load size chart</p>
          <Button
            variant="outlined"
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
