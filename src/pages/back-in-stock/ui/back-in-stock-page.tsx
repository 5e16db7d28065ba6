import { useLocation } from 'react-router';

import { paths } from '@/shared/routes';
import { NarrowPage } from '@/shared/ui/page-layout';

import { useLinkToken } from '../model/use-link-token';
import { ConfirmRequest } from './confirm-request';
import { UnsubscribeMails } from './unsubscribe-mails';

/** The landing pages of the links in back-in-stock mails. */
export const BackInStockPage = () => {
  const { pathname } = useLocation();
  const token = useLinkToken();
  const Landing = pathname.startsWith(paths.confirmBackInStock) ? ConfirmRequest : UnsubscribeMails;
  return (
    <NarrowPage>
      <Landing token={token} />
    </NarrowPage>
  );
};
