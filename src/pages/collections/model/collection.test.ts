import { describe, expect, it } from 'vitest';

import type { ProductSummary } from '@/entities/product';

import { collectionAt, collectionListing, collections } from './collection';

const accessories = { id: 8, name: 'Accessories', slug: 'accessories' };
const readyToWear = { id: 9, name: 'Ready-To-Wear', slug: 'ready-to-wear' };
const listingOf = (path: string, categories?: (typeof accessories)[]) =>
  collectionListing(collectionAt(path), 1, categories);

describe('the collections (section 2, ADR 0006)', () => {
  it('are six, under their titles', () => {
    expect(collections.map(({ path, title }) => [path, title])).toEqual([
      ['/collections', 'Collections'],
      ['/collections/new-in', 'New In'],
      ['/collections/fw-24-25', 'Collection FW 24/25'],
      ['/collections/ss24', 'RTW SS24'],
      ['/collections/ready-to-wear', 'Ready-To-Wear'],
      ['/collections/accessories', 'Accessories'],
    ]);
    expect(collectionAt('/collections/ss24/').title).toBe('RTW SS24');
  });

  it('list everything, newest first, under New In', () => {
    expect(listingOf('/collections/new-in')).toMatchObject({
      listing: { sort: 'newest', page: 1 },
    });
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
    const listing = listingOf('/collections/ready-to-wear', [accessories]);
    if (listing === null || listing === 'pending') throw new Error('It lists nothing');
    const product = (category: typeof accessories) => ({ category }) as ProductSummary;
    expect(listing.listing.categoryId).toBeUndefined();
    expect(listing.leaveOut(product(accessories))).toBe(true);
    expect(listing.leaveOut(product(readyToWear))).toBe(false);
  });

  it('list nothing under Accessories when the provider has no such category', () => {
    expect(listingOf('/collections/accessories', [readyToWear])).toBeNull();
  });
});
