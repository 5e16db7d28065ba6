import { overlayClosed, selectOpenOverlay } from '@/shared/overlay';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { Sheet } from '@/shared/ui/sheet';

import { SearchPanel } from './search-panel';

/**
 * Asks what a person is looking for and leads to the results (section 2). What was typed goes
 * with the panel.
 */
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
      title="Search"
      titleHidden
      closeLabel="Close search"
    >
      <SearchPanel onClose={close} />
    </Sheet>
  );
};
