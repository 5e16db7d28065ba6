import { useLocation } from 'react-router';

import { useIsHydrated } from '@/shared/lib/hydration';
import { paths } from '@/shared/routes';
import { NarrowPage } from '@/shared/ui/page-layout';

import { ConfirmRequest } from './confirm-request';
import { UnsubscribeMails } from './unsubscribe-mails';

/**
 * The landing pages of the links in back-in-stock mails. A link's token follows the # so that no server
 * logs it; while hydrating it is null, since the server cannot know it.
 */
export const BackInStockPage = () => {
  const { pathname, hash } = useLocation();
  // Without a token send a placeholder: the provider answers 404 (link not valid), not 422.
  const token = useIsHydrated() ? hash.slice(1) || '-' : null;
  const Landing = pathname.startsWith(paths.confirmBackInStock) ? ConfirmRequest : UnsubscribeMails;
  return (
    <NarrowPage>
      <Landing token={token} />
    </NarrowPage>
  );
};
