import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';

import { useGetSettingsQuery } from '@/entities/brand';
import { ContactForm } from '@/features/send-message';
import { useSite } from '@/shared/lib/site';
import { paths } from '@/shared/routes';
import { Page, PageHeading } from '@/shared/ui/page-layout';
import { PageTitle } from '@/shared/ui/page-title';

import { houseContact } from '../model/house-contact';

type Contact = ReturnType<typeof houseContact>;

const detailsOf = ({ email, phone, location }: Contact) => [
  { name: 'Email', text: email, href: `mailto:${email}` },
  { name: 'Phone', text: phone, href: `tel:${phone?.replaceAll(' ', '')}` },
  { name: 'Location', text: location },
];

/** Contact Us (section 2). */
export const ContactPage = () => {
  const { name: siteName } = useSite();
  const { data: settings } = useGetSettingsQuery();
  const details = detailsOf(houseContact(settings)).filter(({ text }) => text !== undefined);
  return (
    <Page>
      <PageTitle
        page="Contact Us"
        description={`Contact ${siteName} about a size, a color or an order.`}
      />
      <Grid
        container
        spacing={{ xs: 12, md: 'clamp(48px, 8vw, 128px)' }}
        sx={{ paddingBlockStart: { md: '2vw' } }}
      >
        <Grid size={{ xs: 12, md: 5 }}>
          <PageHeading>Contact Us</PageHeading>
          <Typography variant="lead" sx={{ marginBlock: '20px 36px', maxInlineSize: '26rem' }}>
            Do you have a question about a size, a color or an order? Write to us. We usually reply
            within two working days.
          </Typography>
          <Box component="dl" sx={{ '& dd': { marginBlockEnd: 5 } }}>
            {details.map(({ name, text, href }) => (
              <Fragment key={name}>
                <Typography component="dt" variant="overline" color="textSecondary">
                  {name}
                </Typography>
                <Typography component="dd">
                  {href === undefined ? (
                    text
                  ) : (
                    <Link
                      component="a"
                      href={href}
                      dir="ltr"
                      sx={{ display: 'inline-flex', alignItems: 'center', minBlockSize: 32 }}
                    >
                      {text}
                    </Link>
                  )}
                </Typography>
              </Fragment>
            ))}
          </Box>
          <Typography variant="body2" color="textSecondary" sx={{ marginBlockStart: 9 }}>
            For returns and delivery times see the{' '}
            <Link href={paths.refundPolicy}>Refund Policy</Link> and{' '}
            <Link href={paths.shipping}>Shipping Information</Link>.
          </Typography>
        </Grid>
        <Grid size={{ xs: 12, md: 7 }}>
          <Typography variant="h3" component="h2" sx={{ marginBlockEnd: 6 }}>
            Send a message
          </Typography>
          <ContactForm />
        </Grid>
      </Grid>
    </Page>
  );
};
