import { describe, expect, it } from 'vitest';

import type { ProductSummary } from '@/entities/product';

import { collectionAt, collectionListing, collections } from './collection';

const accessories = { id: 8, name: 'Accessories', slug: 'accessories' };
const readyToWear = { id: 9, name: 'Ready-To-Wear', slug: 'ready-to-wear' };
const listingOf = (path: string, categories?: (typeof accessories)[]) =>
  collectionListing(collectionAt(path), categories);

const listed = (path: string, categories?: (typeof accessories)[]) => {
  const listing = listingOf(path, categories);
  if (listing === null || listing === 'pending') throw new Error('It lists nothing');
  return listing;
};

describe('the collections (section 2, ADR 0006)', () => {
  it('are six, under their titles', () => {
    expect(collections().map(({ path, title }) => [path, title])).toEqual([
      ['/collections', 'Collections'],
      ['/collections/new-in', 'New In'],
      ['/collections/fw-24-25', 'Collection FW 24/25'],
      ['/collections/ss24', 'RTW SS24'],
      ['/collections/ready-to-wear', 'Ready-To-Wear'],
      ['/collections/accessories', 'Accessories'],
    ]);
    expect(collectionAt('/collections/ss24/').title).toBe('RTW SS24');
  });

  it('list thirty at most under New In, none of them reduced, whatever the provider knows', () => {
    const { listing, keep } = listed('/collections/new-in');
    expect(listing).toEqual({ newIn: true });
    const reducedBy = (discountPercentage: number) => ({ discountPercentage }) as ProductSummary;
    expect(keep?.(reducedBy(0), 29)).toBe(true);
    expect(keep?.(reducedBy(0), 30)).toBe(false);
    expect(keep?.(reducedBy(10), 0)).toBe(false);
  });

  it('are in the order of the house where they are a season', () => {
    for (const { path } of collections()) {
      const season = path === '/collections/fw-24-25' || path === '/collections/ss24';
      expect(listed(path, [accessories, readyToWear]).listing.featured, path).toBe(
        season || undefined,
      );
    }
  });

  it('list category 6 under FW 24/25 and category 5 under SS24', () => {
    expect(listingOf('/collections/fw-24-25')).toMatchObject({ listing: { categoryId: 6 } });
    expect(listingOf('/collections/ss24')).toMatchObject({ listing: { categoryId: 5 } });
  });

  it('wait for the categories when a slug needs them', () => {
    expect(listingOf('/collections/ready-to-wear')).toBe('pending');
    expect(listingOf('/collections/accessories')).toBe('pending');
  });

  it('list the category ready-to-wear if the provider has it', () => {
    expect(listingOf('/collections/ready-to-wear', [accessories, readyToWear])).toMatchObject({
      listing: { categoryId: 9 },
    });
  });

  it('else list everything but accessories under Ready-To-Wear', () => {
    const { listing, keep } = listed('/collections/ready-to-wear', [accessories]);
    const product = (category: typeof accessories) => ({ category }) as ProductSummary;
    expect(listing.categoryId).toBeUndefined();
    expect(keep?.(product(accessories), 0)).toBe(false);
    expect(keep?.(product(readyToWear), 0)).toBe(true);
  });

  it('list nothing under Accessories when the provider has no such category', () => {
    expect(listingOf('/collections/accessories', [readyToWear])).toBeNull();
  });
});
