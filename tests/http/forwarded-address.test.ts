import { expect, it } from 'vitest'
import { messageBody } from '#tests/support/post-bodies.ts'
import { useOwnServer, useServer } from '#tests/support/use-server.ts'
import type { UsedServer } from '#tests/support/use-server.ts'

const bare = useOwnServer({ env: { TRUST_PROXY: '0' } })
/** It has TRUST_PROXY=1. */
const proxied = useServer()

/** Six messages, of which a client may send five in ten minutes. */
async function sendSix(server: UsedServer, forwardedFor: (message: number) => string) {
  const statuses: number[] = []
  for (let message = 1; message <= 6; message += 1) {
    const headers = {
      origin: server.url,
      'content-type': 'application/json',
      'x-forwarded-for': forwardedFor(message),
    }
    const body = JSON.stringify(messageBody({ subject: `Message ${message}` }))
    const { status } = await fetch(`${server.url}/api/contact`, { method: 'POST', headers, body })
    statuses.push(status)
  }
  return statuses
}

const WITHIN = [201, 201, 201, 201, 201]

it('without a proxy X-Forwarded-For gives no client a new address', async () => {
  expect(await sendSix(bare, (message) => `203.0.113.${message}`)).toEqual([...WITHIN, 429])
})

it('behind one proxy its entry is the address, whatever the client wrote before it', async () => {
  expect(await sendSix(proxied, (message) => `203.0.113.${message}`)).toEqual([...WITHIN, 201])
  const forged = (message: number) => `203.0.113.${message}, 198.51.100.7`
  expect(await sendSix(proxied, forged)).toEqual([...WITHIN, 429])
})
