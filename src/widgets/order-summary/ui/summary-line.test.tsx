// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { SummaryLine } from './summary-line';

afterEach(cleanup);

const shown = (name: string, color: string) =>
  render(<SummaryLine name={name} image="" size="M" color={color} quantity={2} price="$1,560" />)
    .container.textContent;

it('says the color once: beside the name only where the name does not', () => {
  expect(shown('Granat Dress in Petrol', 'Petrol')).toBe(
    'Granat Dress in PetrolSize MQuantity 2$1,560',
  );
  expect(shown('Camellia Coat', 'Camel')).toBe('Camellia CoatCamelSize MQuantity 2$1,560');
});
