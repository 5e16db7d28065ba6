import Container from '@mui/material/Container';
import type { ReactNode } from 'react';

/** The row above the pictures: as tall while the product is loading, so that nothing moves when it is there. */
export const BreadcrumbRow = ({ children }: { children: ReactNode }) => (
  <Container sx={{ paddingBlock: { xs: 2, md: '20px 16px' }, '& > *': { minBlockSize: 32 } }}>
    {children}
  </Container>
);
