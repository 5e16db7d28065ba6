import { describe, expect, it } from 'vitest';

import { houseContact } from './house-contact';

describe('where the house is reached (section 2)', () => {
  it('is what the settings say, and nothing else', () => {
    const contact = { email: 'hello@house.test' };
    expect(houseContact({ contact })).toEqual(contact);
  });

  it.each([[null], [undefined], [{}]])(
    'has placeholders where they say nothing: %j',
    (settings) => {
      expect(houseContact(settings)).toEqual({
        email: 'atelier@selvage.test',
        phone: '+971 4 555 0142',
        location: 'Atelier 12, Al Quoz 1, Dubai, United Arab Emirates',
      });
    },
  );
});
