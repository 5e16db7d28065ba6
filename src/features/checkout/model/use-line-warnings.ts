import { type ShownLine, shortageText } from '@/entities/cart';
import { useAppSelector } from '@/shared/redux';

import { selectShortages } from './checkout-slice';

/** Why a line cannot be ordered as it is: by the stock that is known, else by the provider's last answer. */
export const useLineWarnings = (): ((line: ShownLine) => string[]) => {
  const shortages = useAppSelector(selectShortages);
  return (line) => {
    const shortage = shortageText(line);
    return shortage === null ? (shortages[String(line.serverId)] ?? []) : [shortage];
  };
};
