import { dutiesText } from '@contract/duties';
import { useSite } from '@/shared/lib/site';

/** That an order to a country costs more than its total; empty in the country of the seller. */
export const useDutiesText = (country: string): string => dutiesText(country, useSite().country);
