import type { SizeOption } from '@/entities/product';

/** A product whose sizes can be asked for when they are back in stock. */
export interface BackInStockProduct {
  id: number;
  name: string;
  sizes: readonly SizeOption[];
}
