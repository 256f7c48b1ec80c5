import { mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { freePort } from '#src/scripts/database/postgres-cluster.ts'
import { startBucket } from './bucket.ts'
import { bucketSettings } from './faulty-bucket.ts'
import { sendSigned } from './http-client.ts'
import { runNginx } from './nginx.ts'
import { startMigratedDatabase, startProduct, startMockGoogleOf } from './start-product.ts'
import type { StartedProduct } from './start-product.ts'
import { createVisitor } from './visitor.ts'

/** Servers on one database and one bucket behind nginx, each with a folder for temporary files, as on machines of their own. */
export async function startServerGroup(count = 3) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'folio-group-'))
  const database = await startMigratedDatabase()
  const bucket = await startBucket()
  const ports = await Promise.all(Array.from({ length: count }, freePort))
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const mockGoogle = await startMockGoogleOf(origin)
  /** One of the servers, of this release or another one. */
  const startMember = async (at: number, release?: string) =>
    startProduct({
      databaseUrl: database.url,
      site: { origin, mockGoogle },
      port: ports[at] ?? 0,
      env: {
        ...bucketSettings(bucket.endpoint),
        DRAIN_SECONDS: '1',
        TMPDIR: await mkdtemp(path.join(folder, 'tmp-')),
      },
      ...(release === undefined ? {} : { release }),
    })
  const members: StartedProduct[] = []
  for (let at = 0; at < count; at += 1) members.push(await startMember(at))
  const balancer = await startBalancer(port, ports)
  const member = (at: number) => {
    const found = members[at]
    if (!found) throw new Error(`There is no server ${at}`)
    return found
  }
  const signIn = async (at: number) => {
    const visitor = createVisitor(member(at))
    await visitor.signIn()
    return visitor
  }
  return {
    ...{ origin, port, ports, bucket, members, member, signIn },
    /** Stops a server as its process manager does, and starts one of a release in its place. */
    replace: async (at: number, release: string) => {
      await member(at).stop()
      members[at] = await startMember(at, release)
    },
    /** Requests with the administrator's session, to one server; without it to the balancer. */
    client:
      (session: string) =>
      (at: number | undefined, method: string, target: string, init: Asking = {}) =>
        sendSigned(session, `http://localhost:${at === undefined ? port : ports[at]}${target}`, {
          method,
          body: init.form ?? init.json,
          headers: { host: new URL(origin).host, origin, ...init.headers },
        }),
    stop: async () => {
      await balancer.stop()
      for (const one of members) await one.stop()
      await mockGoogle.close()
      await bucket.stop()
      await database.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

type Asking = { json?: unknown; form?: FormData; headers?: Record<string, string> }
export type ServerGroup = Awaited<ReturnType<typeof startServerGroup>>

const DOCUMENT = 'docs/run/deploy/several-servers.md'

/** nginx on `port` in front of up to three servers, as the document sets it up, without TLS. */
async function startBalancer(port: number, servers: readonly number[]) {
  const [, block = ''] = /```nginx\n([\s\S]*?)```/.exec(await readFile(DOCUMENT, 'utf8')) ?? []
  if (block.match(/server 10\.0\.0\.\d/g)?.length !== 6)
    throw new Error(`${DOCUMENT} names other servers`)
  const site = block
    .replaceAll(/^ *server 10\.0\.0\.(\d).*\n/gm, (line, nth) =>
      Number(nth) <= servers.length ? line : '',
    )
    .replaceAll(/10\.0\.0\.(\d):3000/g, (_, nth) => `127.0.0.1:${servers[Number(nth) - 1]}`)
    .replace('listen 443 ssl', `listen 127.0.0.1:${port}`)
    // The address of this site has a port.
    .replace('Host $host', 'Host $http_host')
  return runNginx(port, site)
}
