import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Divider from '@mui/material/Divider';
import Grid from '@mui/material/Grid';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';

import { siteName } from '@/shared/config';
import { space, touchTargetPx } from '@/shared/ui/theme';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';

import { footerGroups } from '../config/footer-links';

/** The shop's footer: links to the house, its service and its social media. */
export const Footer = () => (
  <Box component="footer" sx={{ backgroundColor: 'sand' }}>
    <Container sx={{ paddingBlock: `clamp(${space(14)}, 7vw, ${space(24)}) ${space(8)}` }}>
      <Grid container columns={10} rowSpacing={10} columnSpacing={6}>
        <Grid size={{ xs: 10, md: 4 }}>
          <Typography
            variant="h1"
            component="p"
            sx={{
              fontSize: 'clamp(3.25rem, 1.5rem + 7vw, 7rem)',
              lineHeight: 0.9,
              letterSpacing: '-0.02em',
            }}
          >
            {siteName}
          </Typography>
        </Grid>
        {footerGroups.map(({ title, links }) => (
          <Grid key={title} component="nav" aria-label={title} size={{ xs: 5, md: 2 }}>
            <Typography
              variant="overline"
              component="h2"
              color="textSecondary"
              sx={{ marginBlockEnd: 3 }}
            >
              {title}
            </Typography>
            <List>
              {links.map(({ label, to, external = false }) => (
                <ListItem key={to}>
                  <Link
                    href={to}
                    underline="hover"
                    variant="body2"
                    sx={{
                      display: 'inline-flex',
                      alignItems: 'center',
                      minBlockSize: touchTargetPx,
                    }}
                    {...(external && { target: '_blank', rel: 'noopener noreferrer' })}
                  >
                    {label}
                    {external && <VisuallyHidden> (opens in a new tab)</VisuallyHidden>}
                  </Link>
                </ListItem>
              ))}
            </List>
          </Grid>
        ))}
      </Grid>
      <Divider sx={{ marginBlock: `clamp(${space(12)}, 6vw, ${space(20)}) ${space(5)}` }} />
      <Typography variant="caption" component="p" color="textSecondary">
        Women’s ready-to-wear and accessories.
      </Typography>
    </Container>
  </Box>
);
