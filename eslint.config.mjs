import { FlatCompat } from '@eslint/eslintrc';
import js from '@eslint/js';

import rules from './.eslintrc.cjs';

/** All rules are in .eslintrc.cjs; this file lets ESLint 9 and editors find them. */
const compat = new FlatCompat({
  baseDirectory: import.meta.dirname,
  recommendedConfig: js.configs.recommended,
});

export default [{ files: ['**/*.{ts,tsx,mjs,cjs}'] }, ...compat.config(rules)];
