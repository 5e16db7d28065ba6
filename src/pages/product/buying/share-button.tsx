import { i18n } from '@contract/i18n';
import { useSite } from '@/shared/lib/site';
import { Button } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { useShareLink } from '@/shared/ui/share-link';

/** Shares the page, whose URL has the chosen color and size. */
export const ShareButton = ({ name }: { name: string }) => {
  const site = useSite();
  const { share } = useShareLink(i18n.t('You can copy it from the address bar.'));
  return (
    <Button
      variant="text"
      onClick={() => void share(`${name} | ${site.name}`, window.location.href)}
    >
      <Icon name="share" size={18} />
      {i18n.t('Share')}
    </Button>
  );
};
