import { describe, expect, it } from 'vitest';

import { orderFailure } from './order-failure';

describe('orderFailure', () => {
  it('has the messages of section 8', () => {
    expect(orderFailure({ status: 401, data: {} })).toBe('Authentication required');
    expect(orderFailure({ status: 404, data: { error: 'Not found' } })).toBe('Order not found');
    expect(orderFailure({ status: 500, data: '' })).toBe('Failed to load order details');
    expect(orderFailure({ status: 503, data: { error: 'Busy' } })).toBe('Busy');
    expect(orderFailure({ status: 'FETCH_ERROR', error: 'x' })).toBe(
      'An unexpected error occurred',
    );
  });
});
