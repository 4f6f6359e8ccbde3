import { defineConfig } from 'drizzle-kit'

// `DATABASE_URL=postgres: npx drizzle-kit generate` writes PostgreSQL's migrations, without it SQLite's.
const postgres = /^postgres(ql)?:/.test(process.env.DATABASE_URL ?? '')

export default defineConfig({
  dialect: postgres ? 'postgresql' : 'sqlite',
  schema: './db/schema*.ts',
  out: postgres ? './db/migrations/pg' : './db/migrations/sqlite',
})
