import { readFile } from 'node:fs/promises'
import { runNginx } from './nginx.ts'

const DOCUMENT = 'docs/run/deploy/several-servers.md'

/** nginx on `port` in front of up to three servers, as the document sets it up, without TLS. */
export async function startBalancer(port: number, servers: readonly number[]) {
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
