import type { CustomerDeps } from './customer-deps';
import { createPasswordReset } from './password-reset';
import { createPasswords } from './passwords';
import { createProfile } from './profile';
import { createRegistration } from './registration';
import { createSignIn } from './sign-in';

/** Customers: registration, logging in, passwords and profile (specification, section 7). */
export const createCustomerService = (options: Omit<CustomerDeps, 'passwords'>) => {
  const deps = { ...options, passwords: createPasswords() };
  const registration = createRegistration(deps);
  return {
    ...registration,
    ...createSignIn(deps, registration),
    ...createPasswordReset(deps),
    ...createProfile(deps),
  };
};
