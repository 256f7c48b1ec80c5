import { sql } from '@payloadcms/db-postgres'
import type { MigrateUpArgs } from '@payloadcms/db-postgres'
import { payloadClient } from '#src/services/platform/payload.ts'

// A separate program, because Payload ends the process: a migration that fails after its first statement.
const { db } = await payloadClient()
await db.migrate({
  migrations: [
    {
      name: '29990101_000000_planted',
      up: async ({ db: connection }: MigrateUpArgs) => {
        await connection.execute(sql.raw('create table half_there (id int)'))
        await connection.execute(sql.raw('select 1 / 0'))
      },
      down: async () => {},
    },
  ] as never,
})
process.exit(0)
