import { defineConfig } from 'drizzle-kit';

/** Migrations are generated from the schema (`npm run db:generate`) and run when the shop starts. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './server/src/db/schema.ts',
  out: './server/src/db/migrations',
});
