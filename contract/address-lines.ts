import type { Address } from './address';
import { isolate } from './isolate';
import { countryName, emirateName } from './regions';

/** The comma of the letters of the part before it: a Latin address keeps its own on an Arabic page. */
const commaAfter = (text: string): string => (/\p{Script=Arabic}/u.test(text) ? '، ' : ', ');

type Field = Exclude<keyof Address, 'id'>;
/** A faulty provider may leave fields out. */
type Fields = Partial<Record<Field | 'phone', string | null>>;

/** The parts that are there, with one separator between each two. */
const joined = (parts: (string | null | undefined)[], separator: string): string =>
  parts
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(separator);

const cityLine = ({ city, state, zip_code: zip }: Fields): string => {
  const town = emirateName(city ?? '');
  return joined([town, joined([emirateName(state ?? ''), zip], ' ')], commaAfter(town));
};

/**
 * An address as it is shown, line by line: full name, street, apartment if present,
 * 'city, state zip', country (section 2, Shipping Addresses). Empty parts are left out.
 */
export const addressLines = (address: Fields): string[] =>
  [
    joined([address.first_name, address.last_name], ' '),
    address.address ?? '',
    address.apartment ?? '',
    cityLine(address),
    countryName(address.country ?? ''),
  ]
    .filter((line) => line.trim() !== '')
    // A street may be written in other letters than the page.
    .map(isolate);

/** The same, and where the courier can call. */
export const deliveryLines = ({ phone, ...address }: Fields) =>
  phone?.trim() ? [...addressLines(address), isolate(phone)] : addressLines(address);
