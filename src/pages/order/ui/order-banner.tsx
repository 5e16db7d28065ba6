import styled from '@emotion/styled';

import { color, headingText, space } from '@/shared/ui/theme';

import type { OrderBanner as Banner } from '../model/order-banner';

const Root = styled('div')({
  padding: `${space(6)} ${space(6)}`,
  backgroundColor: color.sand,
  borderInlineStart: `2px solid ${color.success}`,
  '&[data-tone="notice"]': { borderInlineStartColor: color.clay },
});
const Title = styled('h2')({ ...headingText.h4, marginBlockEnd: space(1) });

/** That the order was placed, or how its payment went. */
export const OrderBanner = ({ banner }: { banner: Banner }) => (
  <Root role="status" data-tone={banner.tone}>
    <Title>{banner.title}</Title>
    <p>{banner.text}</p>
  </Root>
);
