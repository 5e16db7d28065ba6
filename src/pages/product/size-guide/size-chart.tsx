import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { i18n } from '@contract/i18n';
import { Button } from '@/shared/ui/button';
import { Picture } from '@/shared/ui/picture';

const Chart = styled('div')({
  display: 'grid',
  alignItems: 'center',
  minBlockSize: 200,
  textAlign: 'center',
  '& > *, & img': { gridArea: '1 / 1' },
  '& > [role]': { zIndex: 1, paddingBlock: 32 },
});

/** The size chart's picture while it loads, loaded or failed (sections 2 and 8). */
export const SizeChart = ({ src }: { src: string }) => {
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading');
  const [attempt, setAttempt] = useState(0);
  return (
    <Chart>
      {state === 'loading' && (
        <Typography role="status" color="textSecondary">
          {i18n.t('Loading size chart...')}
        </Typography>
      )}
      {state === 'failed' ? (
        <div role="alert">
          <Typography color="textSecondary" sx={{ marginBlockEnd: 4 }}>
            {i18n.t('Failed to load size chart')}
          </Typography>
          <Button
            variant="outlined"
            onClick={() => {
              setState('loading');
              setAttempt(attempt + 1);
            }}
          >
            {i18n.t('Try again')}
          </Button>
        </div>
      ) : (
        <Picture
          key={attempt}
          src={src}
          alt={i18n.t('Size chart')}
          sizes="(min-width: 480px) 432px, 100vw"
          priority
          onLoad={() => setState('loaded')}
          onError={() => setState('failed')}
        />
      )}
    </Chart>
  );
};
