import { withArchiveClient } from '#src/services/backup/archive-client.ts'
import { fileStore } from '#src/services/storage/configured-store.ts'
import { storeOwnerProblem } from '#src/services/storage/store-owner.ts'

type Findings = { problem?: string | undefined; warning?: string }

/** `problem` if another site uses the bucket, `warning` if it cannot be read. */
export async function bucketProblem(databaseUrl: string, url: string): Promise<Findings> {
  try {
    const problem = await withArchiveClient(databaseUrl, 'folio-start', (client) =>
      storeOwnerProblem({ client, store: fileStore, url, mayClaim: true }),
    )
    return { problem }
  } catch (error) {
    const reason = error instanceof Error && error.cause instanceof Error ? error.cause : error
    return { warning: `the bucket cannot be read: ${String(reason)}` }
  }
}
