import { useMemo, useRef } from 'react';
import { useFormContext } from 'react-hook-form';

import { i18n } from '@contract/i18n';
import { countryOptions, emirateOptions, isEmirates } from '@contract/regions';
import { fieldProps } from '@/shared/form';
import { FieldRow } from '@/shared/ui/form-layout';
import { SelectField } from '@/shared/ui/select-field';
import { TextField } from '@/shared/ui/text-field';

import type { AddressValues } from '../model/address-schema';
import { emirateHint, emiratesZip } from '../model/emirates';
import { type ReplacedRegion, regionAfterCountry } from '../model/region-after-country';

type CountryPlace = 'before-state' | 'last';

const firstFields = ['first_name', 'last_name', 'address', 'apartment', 'city'] as const;

/** In the order of the form: an error focuses the first wrong field that was registered. */
const fieldOrder: Record<CountryPlace, readonly (keyof AddressValues)[]> = {
  'before-state': [...firstFields, 'country', 'state', 'zip_code'],
  last: [...firstFields, 'state', 'zip_code', 'country'],
};

interface AddressFieldsProps {
  /** Country is before State, as in section 5, or last, as in section 2. */
  countryPlace: CountryPlace;
}

/**
 * The fields of an address, for the form of the surrounding `FormProvider`. In the United Arab
 * Emirates the state is chosen from a list, which asks about a city that is another emirate, and the ZIP
 * code says what 00000 means (ADR 0011).
 */
export const AddressFields = ({ countryPlace }: AddressFieldsProps) => {
  const form = useFormContext<AddressValues>();
  const { register, watch, setValue, clearErrors } = form;
  const { defaultValues, isSubmitted } = form.formState;
  const [city, country, state, zip] = watch(['city', 'country', 'state', 'zip_code']);
  // The country that the form started with is offered even when the list does not have it.
  const startCountry = defaultValues?.country;
  const countries = useMemo(() => countryOptions(startCountry), [startCountry]);

  for (const name of fieldOrder[countryPlace]) register(name);
  const field = (name: keyof AddressValues) => fieldProps(form, name);
  const countryField = field('country');
  const stateField = {
    ...field('state'),
    label: i18n.t('State'),
    autoComplete: 'shipping address-level1',
  };

  const replaced = useRef<ReplacedRegion | null>(null);

  const followCountry = (chosen: string) => {
    const original = { state, zip };
    const region = regionAfterCountry(chosen, original, country, replaced.current);
    if (!isEmirates(country))
      replaced.current = isEmirates(chosen) ? { original, replacement: region } : null;
    setValue('state', region.state, { shouldDirty: true });
    setValue('zip_code', region.zip, { shouldDirty: true, shouldValidate: isSubmitted });
    // State is another field now: an error of the old one no longer applies.
    if (isEmirates(chosen) !== isEmirates(country)) clearErrors('state');
  };

  const countrySelect = (
    <SelectField
      label={i18n.t('Country')}
      autoComplete="shipping country-name"
      placeholder={i18n.t('Choose a country')}
      options={countries}
      {...countryField}
      onChange={(event) => {
        void countryField.onChange(event);
        followCountry(event.target.value);
      }}
    />
  );

  return (
    <>
      <FieldRow>
        <TextField
          label={i18n.t('First Name')}
          autoComplete="shipping given-name"
          {...field('first_name')}
        />
        <TextField
          label={i18n.t('Last Name')}
          autoComplete="shipping family-name"
          {...field('last_name')}
        />
      </FieldRow>
      <TextField
        label={i18n.t('Street Address')}
        autoComplete="shipping address-line1"
        {...field('address')}
      />
      <TextField
        label={i18n.t('Apartment, suite, etc. (optional)')}
        autoComplete="shipping address-line2"
        {...field('apartment')}
      />
      <TextField label={i18n.t('City')} autoComplete="shipping address-level2" {...field('city')} />
      {countryPlace === 'before-state' && countrySelect}
      <FieldRow>
        {isEmirates(country) ? (
          <SelectField
            {...stateField}
            key="emirate"
            placeholder={i18n.t('Choose an emirate')}
            options={emirateOptions()}
            hint={emirateHint(country, { city, state })}
          />
        ) : (
          <TextField {...stateField} key="state" />
        )}
        <TextField
          label={i18n.t('ZIP Code')}
          autoComplete="shipping postal-code"
          autoCapitalize="characters"
          hint={
            isEmirates(country)
              ? i18n.t('The UAE has no ZIP codes: please leave {zip}.', {
                  zip: emiratesZip,
                })
              : undefined
          }
          {...field('zip_code')}
        />
      </FieldRow>
      {countryPlace === 'last' && countrySelect}
    </>
  );
};
