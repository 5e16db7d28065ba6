import styled from '@emotion/styled';
import type { ReactNode } from 'react';

import { sizeText } from '@/shared/lib/size-text';
import { Picture } from '@/shared/ui/picture';
import { color, font, space } from '@/shared/ui/theme';

interface SummaryLineProps {
  /** The name, as text or as a link. */
  name: ReactNode;
  image: string;
  /** 'M' is shown where there is none (decision 6). */
  size: string;
  color?: string;
  quantity: number;
  /** What the line costs, as it is shown. */
  price: string;
  /** Warnings and what can be done about them. */
  children?: ReactNode;
}

const Row = styled('li')({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr) auto',
  columnGap: space(4),
  paddingBlock: space(4),
  borderBlockEnd: `1px solid ${color.line}`,
});
const Words = styled('div')({ display: 'grid', alignContent: 'start', gap: 2 });
const Name = styled('p')({
  fontFamily: font.display,
  fontSize: '1.125rem',
  fontWeight: 500,
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
});
const Detail = styled('p')({ fontSize: '0.875rem', color: color.ash });
const Amount = styled('p')({ fontVariantNumeric: 'tabular-nums lining-nums' });

/** A bought or about to be bought line: picture, name, size, quantity, price. */
export const SummaryLine = ({
  name,
  image,
  size,
  color: chosenColor = '',
  quantity,
  price,
  children,
}: SummaryLineProps) => (
  <Row>
    <Picture src={image} alt="" sizes="72px" ratio="3 / 4" />
    <Words>
      <Name>{name}</Name>
      {chosenColor !== '' && <Detail>{chosenColor}</Detail>}
      <Detail>{sizeText(size)}</Detail>
      <Detail>Quantity {quantity}</Detail>
      {children}
    </Words>
    <Amount>{price}</Amount>
  </Row>
);
