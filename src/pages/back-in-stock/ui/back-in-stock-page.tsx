import { useLocation } from 'react-router';

import { paths } from '@/shared/routes';
import { NarrowPage } from '@/shared/ui/page-layout';

import { useLinkToken } from '../model/use-link-token';
import { ConfirmNotice } from './confirm-notice';
import { UnsubscribeNotices } from './unsubscribe-notices';

/** The landing pages of the links in back-in-stock mails. */
export const BackInStockPage = () => {
  const { pathname } = useLocation();
  const token = useLinkToken();
  const Landing = pathname.startsWith(paths.confirmBackInStock)
    ? ConfirmNotice
    : UnsubscribeNotices;
  return (
    <NarrowPage>
      <Landing token={token} />
    </NarrowPage>
  );
};
