import { afterAll, beforeAll, expect, vi } from 'vitest'
import { calls } from '#src/contract/api/calls.ts'
import { BUCKET, BUCKET_KEYS, listStore, startBucket } from './bucket.ts'
import { startFaultProxy } from './fault-proxy.ts'
import { leavesDamage } from './file-state.ts'
import { sendFile } from './uploads.ts'

/** For a test file: the handlers with a bucket behind the fault proxy. Call it first: settings are read once. */
export function useFaultyBucket() {
  let bucket: Awaited<ReturnType<typeof startBucket>>
  let proxy: Awaited<ReturnType<typeof startFaultProxy>>
  leavesDamage('the bucket is gone by then; its files are compared here, before')
  /** Reads the stored files, without the proxy. */
  const directStore = async () => {
    const { createS3Store } = await import('#src/services/storage/s3-store.ts')
    const { endpoint } = bucket
    return createS3Store({ bucket: BUCKET, region: 'us-east-1', endpoint, ...BUCKET_KEYS })
  }
  beforeAll(async () => {
    bucket = await startBucket()
    proxy = await startFaultProxy(bucket.endpoint)
    for (const [name, value] of Object.entries(bucketSettings(proxy.url))) vi.stubEnv(name, value)
    await (await import('./admin.ts')).adminCookie()
  })
  afterAll(async () => {
    proxy.set({ kind: 'none' })
    const { env } = await import('#src/env.ts')
    const { siteProblems } = await import('./site-problems.ts')
    const site = { url: env.DATABASE_URL ?? '', store: await directStore() }
    expect(await siteProblems(site)).toEqual([])
    await proxy.stop()
    await bucket.stop()
  })
  return {
    break: (fault: Parameters<typeof proxy.set>[0]) => proxy.set(fault),
    heal: () => proxy.set({ kind: 'none' }),
    names: async () => (await listStore(await directStore())).map(({ name }) => name).sort(),
    /** File names that rows reference. */
    rows: async () => {
      const { payloadClient } = await import('#src/services/platform/payload.ts')
      const { pool } = (await payloadClient()).db
      const { rows } = await pool.query<{ filename: string }>(
        'select filename from media union all select filename from resumes',
      )
      return rows.map(({ filename }) => filename).sort()
    },
    upload: (bytes: Uint8Array) => sendFile(calls.uploadMedia, bytes, 'notes.txt'),
  }
}

export const bucketSettings = (endpoint: string) => ({
  S3_BUCKET: BUCKET,
  S3_ENDPOINT: endpoint.replace(/\/$/, ''),
  S3_ACCESS_KEY_ID: BUCKET_KEYS.accessKeyId,
  S3_SECRET_ACCESS_KEY: BUCKET_KEYS.secretAccessKey,
})
