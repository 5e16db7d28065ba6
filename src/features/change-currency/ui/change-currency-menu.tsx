import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';

import { i18n } from '@contract/i18n';
import type { Currency } from '@contract/money';
import { selectCurrencySaving } from '@/entities/currency';
import { currencies } from '@/shared/config';
import { useAppSelector } from '@/shared/redux';
import { selectUser } from '@/shared/session';
import { Button } from '@/shared/ui/button';
import { ConfirmDialog } from '@/shared/ui/dialog';
import { Icon } from '@/shared/ui/icon';

import { currencyNames } from '../model/currency-names';
import { useSaveCurrency } from '../model/use-save-currency';

/** Change Currency: choose, confirm, save (sections 2 and 4). */
export const ChangeCurrencyMenu = () => {
  const saveCurrency = useSaveCurrency(i18n.t('Currency updated successfully'));
  const current = useAppSelector(selectUser)?.currency;
  const saving = useAppSelector(selectCurrencySaving);
  const menuId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [chosen, setChosen] = useState<Currency | null>(null);
  const [asking, setAsking] = useState(false);

  const choose = (code: Currency) => {
    setAnchor(null);
    setChosen(code);
    setAsking(true);
  };
  const confirm = async () => {
    if (chosen === null || saving) return;
    await saveCurrency(chosen);
    setAsking(false);
  };

  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor === null ? undefined : menuId}
        disabled={saving}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {i18n.t('Change Currency')}
        <Icon name="chevron-down" size={16} />
      </Button>
      <Menu
        id={menuId}
        anchorEl={anchor}
        disablePortal
        open={anchor !== null}
        slotProps={{ paper: { sx: { minInlineSize: anchor?.offsetWidth } } }}
        onClose={() => setAnchor(null)}
      >
        {currencies.map((code) => (
          <MenuItem
            key={code}
            role="menuitemradio"
            aria-checked={code === current}
            sx={{ gap: 3 }}
            onClick={() => choose(code)}
          >
            <ListItemText>{currencyNames()[code]}</ListItemText>
            {code === current && <Icon name="check" size={18} />}
          </MenuItem>
        ))}
      </Menu>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={confirm}
        title={i18n.t('Change Currency')}
        text={i18n.t(
          'Are you sure you want to change your currency to {currency}? This will affect how prices are displayed across the site.',
          { currency: chosen ?? '' },
        )}
        confirmLabel={i18n.t('Confirm Change')}
        busy={saving}
        busyLabel={i18n.t('Changing...')}
      />
    </>
  );
};
