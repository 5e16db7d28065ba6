import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { i18n } from '@contract/i18n';
import { ChangePasswordForm } from '@/features/change-password';
import { BackLink } from '@/shared/ui/back-link';
import { NarrowPage, PageHeading } from '@/shared/ui/page-layout';
import { PageTitle } from '@/shared/ui/page-title';

/** /security-settings (section 2): the password. */
export const SecuritySettingsPage = () => (
  <NarrowPage>
    <PageTitle page={i18n.t('Security Settings')} />
    <BackLink />
    <PageHeading sx={{ marginBlockEnd: 4 }}>{i18n.t('Security Settings')}</PageHeading>
    <Box sx={{ maxInlineSize: 480 }}>
      <Typography color="textSecondary" sx={{ marginBlockEnd: 8 }}>
        {i18n.t('Changing your password logs you out on all other devices.')}
      </Typography>
      <ChangePasswordForm />
    </Box>
  </NarrowPage>
);
