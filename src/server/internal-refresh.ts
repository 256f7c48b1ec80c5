import { request } from 'node:http'

export const REFRESH_PATH = '/api/internal/refresh'
const TIMEOUT_MS = 10_000

type Target = { address: string; port: number; host: string; key: string }

/** Tells the application inside this very process to drop its prerendered pages. */
export function callRefresh({ address, port, host, key }: Target): Promise<void> {
  return new Promise((resolve, reject) => {
    const call = request({
      host: reachable(address),
      port,
      path: REFRESH_PATH,
      method: 'POST',
      headers: { host, 'x-folio-internal': key, 'content-length': 0 },
      timeout: TIMEOUT_MS,
    })
    call.on('response', (answer) => {
      answer.resume()
      const status = answer.statusCode ?? 0
      if (status >= 200 && status < 300) resolve()
      else reject(new Error(`refresh answered ${status}`))
    })
    call.on('timeout', () => call.destroy(new Error('refresh did not answer in time')))
    call.on('error', reject)
    call.end()
  })
}

/** A server that listens on every address is reached on this machine's own. */
const reachable = (address: string) => {
  if (address === '0.0.0.0') return '127.0.0.1'
  return address === '::' ? '::1' : address
}
