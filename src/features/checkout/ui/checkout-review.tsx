import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Fragment, type ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';

import { i18n } from '@contract/i18n';
import { commaList } from '@contract/lists';
import { paymentMethodText } from '@contract/payment-method-text';
import { shortName } from '@contract/short-name';
import { unbroken } from '@contract/unbroken';
import { addressSchema, deliveryLines } from '@/entities/address';
import type { BagLine } from '@/entities/cart';
import { OtherTotals, selectCurrency } from '@/entities/currency';
import { ArrivalNote } from '@/entities/delivery';
import { useLabel, useSite } from '@/shared/lib/site';
import { formatMoney } from '@/shared/lib/money';
import { sizeText } from '@/shared/lib/size-text';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { Button } from '@/shared/ui/button';
import { ExactAmount } from '@/shared/ui/price';

import type { CheckoutAddress } from '../model/checkout-schema';
import { type CheckoutStep, selectPaymentMethod, stepReopened } from '../model/checkout-slice';
import { useLineWarnings } from '../model/use-line-warnings';
import { useCheckoutBag } from '../model/use-checkout-bag';
import { useOrderTotals } from '../model/use-order-totals';

interface PartProps {
  title: string;
  /** The button 'Change' for screen readers; without it there is no button. */
  changeLabel?: string;
  onChange?: () => void;
  lines?: readonly string[];
  children?: ReactNode;
}

const Part = ({ title, changeLabel, onChange, lines = [], children }: PartProps) => (
  <Box sx={{ paddingBlock: 4, borderBottom: 1, borderColor: 'divider' }}>
    <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
      <Typography variant="overline" component="h3">
        {title}
      </Typography>
      {changeLabel !== undefined && (
        <Button variant="text" aria-label={changeLabel} onClick={onChange}>
          {i18n.t('Change')}
        </Button>
      )}
    </Stack>
    <Typography component="div" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
      {lines.map((line) => (
        <div key={line}>{line}</div>
      ))}
    </Typography>
    {children}
  </Box>
);

const lineText = (
  { quantity, name, color, size }: BagLine,
  label: (text: string) => string,
): string =>
  commaList([
    `${quantity} × ${shortName(name, label(color)).short}`,
    label(color),
    // In a narrow column "Size" would stand at the end of one line and "M" in the next.
    unbroken(sizeText(size)),
  ]);

/**
 * The exact amounts: each piece, with what is wrong about it, the shipping and the total, with how much of it
 * cannot be ordered.
 */
const Amounts = () => {
  const { lines, shortages, unavailable } = useCheckoutBag();
  const warningsOf = useLineWarnings();
  const currency = useAppSelector(selectCurrency);
  const { shipping } = useSite();
  const total = useOrderTotals()?.[currency] ?? null;
  const label = useLabel();
  const rows = [
    ...lines.map((line) => ({
      key: line.id,
      name: lineText(line, label),
      amount: line.total,
      warnings: warningsOf(line),
    })),
    { key: 'shipping', name: i18n.t('Shipping'), amount: shipping[currency], warnings: [] },
    { key: 'total', name: i18n.t('Total'), amount: total, warnings: [] },
  ];
  return (
    <>
      <Typography
        component="dl"
        color="textSecondary"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr) auto',
          gap: 2,
          marginBlock: 3,
          overflowWrap: 'anywhere',
          '& > dd': { textAlign: 'end' },
          '& > :last-of-type': { color: 'text.primary' },
        }}
      >
        {rows.map(({ key, name, amount, warnings }) => (
          <Fragment key={key}>
            <dt>
              {name}
              {warnings.map((message) => (
                <Typography key={message} variant="body2" color="error">
                  {message}
                </Typography>
              ))}
            </dt>
            <dd dir="ltr">{formatMoney(amount, currency, { decimals: 2 })}</dd>
          </Fragment>
        ))}
      </Typography>
      {shortages > 0 && (
        <ExactAmount minor={total} unavailable={unavailable} currency={currency} component="p" />
      )}
    </>
  );
};

interface DeliveryAndPaymentProps {
  /** Leads back to a step. */
  onChange: (step: CheckoutStep) => void;
  /** Notes on the payment. */
  children?: ReactNode;
}

/** Where the order goes, or that the address is not complete, and how it is paid, each with a way to change it. */
export const DeliveryAndPayment = ({ onChange, children }: DeliveryAndPaymentProps) => {
  const address = useFormContext<CheckoutAddress>().watch();
  const method = useAppSelector(selectPaymentMethod);
  return (
    <div>
      <Part
        title={i18n.t('Ship to')}
        changeLabel={i18n.t('Change the address')}
        onChange={() => onChange('address')}
        lines={
          addressSchema.isValidSync(address) ? deliveryLines(address) : [i18n.t('Not complete yet')]
        }
      />
      <Part
        title={i18n.t('Payment')}
        changeLabel={i18n.t('Change the payment method')}
        onChange={() => onChange('payment')}
        lines={[paymentMethodText(method)]}
      >
        {children}
      </Part>
    </div>
  );
};

/**
 * The review step on a phone, where the sheet covers the order summary: the items, what they cost
 * and when they arrive; address and payment method, and the total in the other currencies.
 */
export const CheckoutReview = () => {
  const { lines, shortages } = useCheckoutBag();
  const dispatch = useAppDispatch();
  const totals = useOrderTotals();

  return (
    <div>
      <Part title={i18n.t('Your pieces')}>
        <Amounts />
        {lines.length > shortages && <ArrivalNote withReturns />}
      </Part>
      <DeliveryAndPayment
        onChange={(step) => {
          dispatch(stepReopened(step));
        }}
      >
        <OtherTotals totals={totals} decimals={2} />
      </DeliveryAndPayment>
    </div>
  );
};
