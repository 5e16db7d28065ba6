import styled from '@emotion/styled';

import { ChangePasswordForm } from '@/features/change-password';
import { paths } from '@/shared/routes';
import { BackLink } from '@/shared/ui/back-link';
import { NarrowPage, PageHeading } from '@/shared/ui/page-layout';
import { PageTitle } from '@/shared/ui/page-title';
import { space } from '@/shared/ui/theme';

const Heading = styled(PageHeading)({ marginBlockEnd: space(8) });
const Column = styled('div')({ maxInlineSize: 480 });

/** /security-settings (specification, section 2): the password. */
export const SecuritySettingsPage = () => (
  <NarrowPage>
    <PageTitle page="Security Settings" />
    <BackLink to={paths.profile} label="Back to profile" />
    <Heading>Security Settings</Heading>
    <Column>
      <ChangePasswordForm />
    </Column>
  </NarrowPage>
);
