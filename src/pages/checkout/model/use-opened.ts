import { useEffect, useState } from 'react';

import { refreshBag } from '@/entities/cart';
import { type AppThunk, useAppDispatch } from '@/shared/redux';

const readOffline =
  (): AppThunk<boolean> =>
  (_dispatch, _getState, { isOffline }) =>
    isOffline();

/**
 * Whether checkout is open (ADR 0028): offline it does not open, because its prices would be out of
 * date. Once open it stays, so that nothing that was typed is lost.
 */
export const useOpened = (): boolean => {
  const dispatch = useAppDispatch();
  const [opened, setOpened] = useState(() => !dispatch(readOffline()));
  useEffect(() => {
    if (opened) return;
    const open = () => {
      void dispatch(refreshBag());
      setOpened(true);
    };
    window.addEventListener('online', open);
    return () => {
      window.removeEventListener('online', open);
    };
  }, [dispatch, opened]);
  return opened;
};
