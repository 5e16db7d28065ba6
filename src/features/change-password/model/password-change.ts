import { minPasswordLength } from '@/shared/config';

/** The form of the security settings. */
export interface PasswordChange {
  current_password: string;
  password: string;
  password_confirmation: string;
}

/** A field and the message that belongs below it. */
export interface PasswordFault {
  field: keyof PasswordChange;
  message: string;
}

const missing: PasswordChange = {
  current_password: 'Please enter your current password',
  password: 'Please enter a new password',
  password_confirmation: 'Please enter the new password again',
};

/**
 * What is wrong with a password change, in the order of the specification (section 5): the new
 * one equals its confirmation, then its length, then that all three are there. Null when right.
 */
export const passwordFault = (change: PasswordChange): PasswordFault | null => {
  if (change.password !== change.password_confirmation) {
    return { field: 'password_confirmation', message: 'New passwords do not match' };
  }
  if (change.password.length < minPasswordLength) {
    return {
      field: 'password',
      message: 'New password must be at least 8 characters long',
    };
  }
  const empty = (Object.keys(missing) as (keyof PasswordChange)[]).find(
    (field) => change[field] === '',
  );
  return empty === undefined ? null : { field: empty, message: missing[empty] };
};
