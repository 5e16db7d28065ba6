import Link from '@mui/material/Link';
import styled from '@emotion/styled';

import { ContactForm } from '@/features/send-message';
import { siteName } from '@/shared/config';
import { paths } from '@/shared/routes';
import { Page, PageHeading } from '@/shared/ui/page-layout';
import { PageTitle } from '@/shared/ui/page-title';
import { color, headingText, labelText, media } from '@/shared/ui/theme';

import { houseContact } from '../model/house-contact';

const Columns = styled(Page)({
  display: 'grid',
  gap: 48,
  [media.desktop]: {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
    columnGap: 'clamp(48px, 8vw, 128px)',
    paddingBlockStart: 'clamp(40px, 6vw, 96px)',
  },
});

const Intro = styled('p')({
  ...headingText.h4,
  fontWeight: 400,
  letterSpacing: 0,
  lineHeight: 1.4,
  marginBlock: '20px 36px',
  maxInlineSize: '26rem',
});

const Facts = styled('dl')({
  display: 'grid',
  gap: 20,
  '& dt': { ...labelText, color: color.ash, marginBlockEnd: 2 },
  '& a': { display: 'inline-flex', alignItems: 'center', minBlockSize: 32 },
});

const Note = styled('p')({ marginBlockStart: 36, fontSize: '0.9375rem', color: color.ash });

const FormTitle = styled('h2')({ ...headingText.h3, marginBlockEnd: 24 });

/** Contact Us (specification, section 2). */
export const ContactPage = () => (
  <Columns>
    <PageTitle
      page="Contact Us"
      description={`Write to ${siteName}: a question about a size, a colour or an order.`}
    />
    <div>
      <PageHeading>Contact Us</PageHeading>
      <Intro>
        A size, a colour, an order that is late: write to us, and a person replies, usually within
        two working days.
      </Intro>
      <Facts>
        <div>
          <dt>Email</dt>
          <dd>
            <a href={`mailto:${houseContact.email}`}>{houseContact.email}</a>
          </dd>
        </div>
        <div>
          <dt>Phone</dt>
          <dd>
            <a href={`tel:${houseContact.phone.replaceAll(' ', '')}`} dir="ltr">
              {houseContact.phone}
            </a>
          </dd>
        </div>
        <div>
          <dt>Location</dt>
          <dd>{houseContact.location}</dd>
        </div>
      </Facts>
      <Note>
        Returns and delivery times stand in the <Link href={paths.refundPolicy}>Refund Policy</Link>{' '}
        and in <Link href={paths.shipping}>Shipping Information</Link>.
      </Note>
    </div>
    <div>
      <FormTitle>Send a message</FormTitle>
      <ContactForm />
    </div>
  </Columns>
);
