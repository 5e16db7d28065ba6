import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';

import { i18n } from '@contract/i18n';
import { isolate } from '@contract/isolate';
import { useGetSettingsQuery } from '@/entities/brand';
import { ContactForm } from '@/features/send-message';
import { useSite } from '@/shared/lib/site';
import { paths } from '@/shared/routes';
import { MessageWithElements } from '@/shared/ui/message-with-elements';
import { Page, PageHeading } from '@/shared/ui/page-layout';
import { PageTitle } from '@/shared/ui/page-title';
import { hitArea } from '@/shared/ui/theme';

import { houseContact } from '../model/house-contact';

type Contact = ReturnType<typeof houseContact>;

const detailsOf = ({ email, phone, location }: Contact) => [
  { name: i18n.t('Email'), text: email, href: `mailto:${email}` },
  {
    name: i18n.t('Phone'),
    text: phone && isolate(phone),
    href: `tel:${phone?.replaceAll(' ', '')}`,
  },
  { name: i18n.t('Location'), text: location },
];

/** Contact Us (section 2). */
export const ContactPage = () => {
  const { name: siteName } = useSite();
  const { data: settings } = useGetSettingsQuery();
  const contact = houseContact(settings);
  const details = detailsOf(contact).filter(({ text }) => text !== undefined);
  return (
    <Page>
      <PageTitle
        page={i18n.t('Contact Us')}
        description={i18n.t('Contact {name} about a size, a color or an order.', {
          name: siteName,
        })}
      />
      <Grid
        container
        spacing={{ xs: 12, md: 'clamp(48px, 8vw, 128px)' }}
        sx={{ paddingBlockStart: { md: '2vw' } }}
      >
        <Grid size={{ xs: 12, md: 5 }}>
          <PageHeading>{i18n.t('Contact Us')}</PageHeading>
          <Typography variant="lead" sx={{ marginBlock: '20px 36px', maxInlineSize: '26rem' }}>
            {i18n.t(
              'Do you have a question about a size, a color or an order? Write to us. We usually reply within two working days.',
            )}
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
                      sx={{
                        ...hitArea,
                        display: 'inline-flex',
                        alignItems: 'center',
                        minBlockSize: 32,
                      }}
                    >
                      {text}
                    </Link>
                  )}
                </Typography>
              </Fragment>
            ))}
          </Box>
          <Typography variant="body2" color="textSecondary" sx={{ marginBlockStart: 9 }}>
            <MessageWithElements
              text={i18n.t(
                'For returns and delivery times see the <refunds>Refund Policy</refunds> and <shipping>Shipping Information</shipping>.',
              )}
              elements={{
                refunds: (words) => <Link href={paths.refundPolicy}>{words}</Link>,
                shipping: (words) => <Link href={paths.shipping}>{words}</Link>,
              }}
            />
          </Typography>
        </Grid>
        <Grid size={{ xs: 12, md: 7 }}>
          <ContactForm email={contact.email} />
        </Grid>
      </Grid>
    </Page>
  );
};
