import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import { i18n } from '@contract/i18n';
import { categoriesFailedMessage } from '@/entities/category';
import { Button } from '@/shared/ui/button';
import { LinkStrip } from '@/shared/ui/link-strip';

import { categoryLinks } from '../model/category-links';
import type { useShop } from '../model/use-shop';

interface CategoryStripProps {
  shop: ReturnType<typeof useShop>;
}

/** The links to all categories; the products stay when only these have failed to load. */
export const CategoryStrip = ({ shop }: CategoryStripProps) =>
  shop.categoriesFailed ? (
    <Stack
      direction="row"
      role="alert"
      sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 6 }}
    >
      <Typography variant="body2">{categoriesFailedMessage()}</Typography>
      <Button variant="text" size="small" onClick={() => void shop.refetchCategories()}>
        {i18n.t('Try again')}
      </Button>
    </Stack>
  ) : (
    <LinkStrip
      label={i18n.t('Categories')}
      groups={categoryLinks(shop.categories, shop.params.search === '' ? shop.choice : null)}
    />
  );
