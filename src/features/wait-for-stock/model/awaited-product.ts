import type { SizeOption } from '@/entities/product';

/** A product with sizes that can be waited for. */
export interface AwaitedProduct {
  id: number;
  name: string;
  sizes: readonly SizeOption[];
}
