import { styled } from '@mui/material/styles';

import { Page } from '@/shared/ui/page-layout';

/** The width of an order's two columns. */
export const OrderColumn = styled(Page)({ maxInlineSize: 1080 });
