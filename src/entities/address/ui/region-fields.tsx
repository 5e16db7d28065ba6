import { useMemo } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';

import { FieldRow } from '@/shared/ui/form-layout';
import { SelectField } from '@/shared/ui/select-field';
import { TextField } from '@/shared/ui/text-field';

import { type Region, regionAfterCountry } from '../model/region-after-country';
import { countryNames, emirates, isEmirates } from '../model/regions';

interface RegionFieldsProps {
  /** What react-hook-form's `register` gives for each. */
  country: UseFormRegisterReturn;
  state: UseFormRegisterReturn;
  zip: UseFormRegisterReturn;
  values: Region & { country: string };
  errors: { country?: string; state?: string; zip?: string };
  /**
   * Sets State and ZIP when the country changes what they can be. `exchanged`: State is another
   * field now, and what was wrong with the old one is no longer true.
   */
  onRegion: (region: Region, exchanged: boolean) => void;
  /** A country that was saved under a name of its own. */
  savedCountry?: string;
}

const options = (names: readonly string[]) => names.map((name) => ({ value: name, label: name }));

/** Country, State and ZIP Code; in the Emirates the state is chosen from a list (decision 8). */
export const RegionFields = ({
  country,
  state,
  zip,
  values,
  errors,
  onRegion,
  savedCountry,
}: RegionFieldsProps) => {
  const countries = useMemo(() => options(countryNames(savedCountry)), [savedCountry]);
  const shared = {
    ...state,
    label: 'State',
    autoComplete: 'shipping address-level1',
    error: errors.state,
  };
  return (
    <>
      <SelectField
        {...country}
        label="Country"
        autoComplete="shipping country-name"
        placeholder="Choose a country"
        options={countries}
        error={errors.country}
        onChange={(event) => {
          void country.onChange(event);
          const chosen = event.target.value;
          onRegion(
            regionAfterCountry(chosen, values, values.country),
            isEmirates(chosen) !== isEmirates(values.country),
          );
        }}
      />
      <FieldRow>
        {isEmirates(values.country) ? (
          <SelectField
            {...shared}
            key="emirate"
            placeholder="Choose an emirate"
            options={options(emirates)}
          />
        ) : (
          <TextField {...shared} key="state" />
        )}
        <TextField
          {...zip}
          label="ZIP Code"
          autoComplete="shipping postal-code"
          autoCapitalize="characters"
          error={errors.zip}
        />
      </FieldRow>
    </>
  );
};
