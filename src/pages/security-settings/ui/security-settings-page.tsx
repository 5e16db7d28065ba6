import styled from '@emotion/styled';

import { ChangePasswordForm } from '@/features/change-password';
import { paths } from '@/shared/routes';
import { BackLink } from '@/shared/ui/back-link';
import { NarrowPage, PageHeading } from '@/shared/ui/page-layout';
import { PageTitle } from '@/shared/ui/page-title';
import { color, space } from '@/shared/ui/theme';

const Heading = styled(PageHeading)({ marginBlockEnd: space(4) });
const Words = styled('p')({ marginBlockEnd: space(8), color: color.ash });
const Column = styled('div')({ maxInlineSize: 480 });

/** /security-settings (specification, section 2): the password. */
export const SecuritySettingsPage = () => (
  <NarrowPage>
    <PageTitle page="Security Settings" />
    <BackLink to={paths.profile} label="Back to profile" />
    <Heading>Security Settings</Heading>
    <Column>
      <Words>A new password logs you out wherever else you are logged in.</Words>
      <ChangePasswordForm />
    </Column>
  </NarrowPage>
);
