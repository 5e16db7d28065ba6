import { i18n } from '@contract/i18n';
import { useSite } from '@/shared/lib/site';
import { useToast } from '@/shared/toast';
import { Button } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';

import { sharePage } from './share-page';

/** Shares by the device's dialog, else copies the link and says so in a toast. */
export const ShareButton = ({ name }: { name: string }) => {
  const toast = useToast();
  const site = useSite();
  const share = async () => {
    const outcome = await sharePage(`${name} | ${site.name}`);
    if (outcome === 'copied') toast.success(i18n.t('Link copied'));
    if (outcome === 'failed') {
      toast.error(
        i18n.t('The link could not be copied'),
        i18n.t('You can copy it from the address bar.'),
      );
    }
  };
  return (
    <Button variant="text" onClick={() => void share()}>
      <Icon name="share" size={18} />
      {i18n.t('Share')}
    </Button>
  );
};
