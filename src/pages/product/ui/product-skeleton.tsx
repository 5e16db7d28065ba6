import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';

import { i18n } from '@contract/i18n';
import { openedProductFile, pictureTransitionName } from '@/entities/product';
import { PageTitle } from '@/shared/ui/page-title';
import { loadSanitizer } from '@/shared/ui/safe-html';

import { loadBuyingNotes } from '../buying/load-buying-notes';
import { BreadcrumbRow } from './breadcrumb-row';
import { ProductColumns } from './product-columns';

/** The picture moves from its card also while the product is loading. */
const PictureSkeleton = ({ id }: { id: number }) => {
  const file = openedProductFile(id);
  return (
    <Skeleton
      variant="picture"
      style={
        file === undefined
          ? undefined
          : {
              viewTransitionName: pictureTransitionName(id),
              background: `url("${file}") 0 0 / cover`,
              animation: 'none',
            }
      }
    />
  );
};

/** The skeleton of a product page, which loads meanwhile what stands below its choices. */
export const ProductSkeleton = ({ id }: { id: number }) => {
  useEffect(() => {
    for (const load of [loadBuyingNotes, loadSanitizer]) load().catch(() => undefined);
  }, []);
  return (
    <>
      <PageTitle page={i18n.t('Loading...')} />
      <BreadcrumbRow>
        <Typography role="status" variant="caption" component="p">
          {i18n.t('Loading...')}
        </Typography>
      </BreadcrumbRow>
      <ProductColumns pictures={<PictureSkeleton id={id} />}>
        <Stack spacing={5} sx={{ paddingBlockEnd: 6 }}>
          <Skeleton width="80%" height="2.5rem" />
          <Skeleton width="30%" />
          <Skeleton height="52px" />
          <Skeleton height="50px" />
          <Skeleton height="9rem" />
        </Stack>
      </ProductColumns>
    </>
  );
};
