import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import { useId } from 'react';

import { i18n } from '@contract/i18n';
import { useNewProducts } from '@/entities/product';
import { paths } from '@/shared/routes';
import { Button } from '@/shared/ui/button';
import { SectionHeading } from '@/shared/ui/page-layout';
import { sectionPadding } from '@/shared/ui/theme';

import { newInCount, newInHeight, stripColumns } from '../model/strip-shape';
import { Strip, StripCard } from './strip-items';

const places = Array.from({ length: newInCount }, (_, index) => index);

/** The newest products under a heading; nothing when there are none or they fail to load. */
export const NewInItems = () => {
  const products = useNewProducts(newInCount);
  const headingId = useId();
  if (products?.length === 0) return null;
  return (
    <Container sx={{ paddingBlock: sectionPadding, minBlockSize: newInHeight }}>
      <Stack
        direction="row"
        spacing={4}
        sx={{ alignItems: 'center', justifyContent: 'space-between' }}
      >
        <SectionHeading id={headingId}>{i18n.t('New In')}</SectionHeading>
        <Button variant="text" href={paths.newIn} aria-label={i18n.t('See all new pieces')}>
          {i18n.t('See all')}
        </Button>
      </Stack>
      <Strip
        aria-labelledby={headingId}
        aria-busy={products === undefined}
        sx={{ '--columns': stripColumns(newInCount) }}
      >
        {places.slice(0, products?.length).map((place) => (
          <StripCard key={place} product={products?.[place]} />
        ))}
      </Strip>
    </Container>
  );
};
