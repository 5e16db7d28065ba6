import { styled } from '@mui/material/styles';

import { Page } from '@/shared/ui/page-layout';

/** The width that an order's two columns stand in. */
export const OrderColumn = styled(Page)({ maxInlineSize: 1080 });
