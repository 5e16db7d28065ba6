import { i18n } from '@contract/i18n';
import { overlayClosed, selectOpenOverlay } from '@/shared/overlay';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { Sheet } from '@/shared/ui/sheet';

import { SearchPanel } from './search-panel';

/** The search panel, which leads to the results (section 2). Closing it discards the typed text. */
export const SearchOverlay = () => {
  const dispatch = useAppDispatch();
  const open = useAppSelector(selectOpenOverlay) === 'search';
  const close = () => {
    dispatch(overlayClosed());
  };
  return (
    <Sheet
      open={open}
      onClose={close}
      anchor="top"
      title={i18n.t('Search')}
      titleHidden
      closeLabel={i18n.t('Close search')}
    >
      <SearchPanel onClose={close} />
    </Sheet>
  );
};
