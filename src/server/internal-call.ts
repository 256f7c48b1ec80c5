import { request } from 'node:http'
import { json } from 'node:stream/consumers'

export const REFRESH_PATH = '/api/internal/refresh'
export const UPKEEP_PATH = '/api/internal/upkeep'
const TIMEOUT_MS = 60_000

export type Target = { address: string; port: number; host: string; key: string }

/** Asks the application inside this very process for one of its internal services; resolves with its JSON. */
export function callInternal(path: string, { address, port, host, key }: Target): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const call = request({
      host: reachable(address),
      port,
      path,
      method: 'POST',
      headers: { host, 'x-folio-internal': key, 'content-length': 0 },
      timeout: TIMEOUT_MS,
    })
    call.on('response', (answer) => {
      const status = answer.statusCode ?? 0
      if (status === 200) json(answer).then(resolve, reject)
      else {
        answer.resume()
        reject(new Error(`${path} answered ${status}`))
      }
    })
    call.on('timeout', () => call.destroy(new Error(`${path} did not answer in time`)))
    call.on('error', reject)
    call.end()
  })
}

/** A server that listens on every address is reached on this machine's own. */
const reachable = (address: string) => {
  if (address === '0.0.0.0') return '127.0.0.1'
  return address === '::' ? '::1' : address
}
