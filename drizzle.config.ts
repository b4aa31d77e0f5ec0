import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/**/*.schema.ts', './sample/*.schema.ts'],
  out: './src/engine/server/db/migrations',
  casing: 'snake_case',
});
