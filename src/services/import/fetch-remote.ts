import { lookup as resolveName } from 'node:dns'
import type { LookupFunction } from 'node:net'
import { BlockList, isIP } from 'node:net'
import { get as getHttp } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { get as getHttps } from 'node:https'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { text as readUtf8 } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { ServiceError } from '#src/contract/errors.ts'
import { LIMITS } from '#src/contract/limits.ts'
import { networkProblem } from '#src/lib/network-problem.ts'

const TIMEOUT_MS = 15_000
const MAX_REDIRECTS = 3

/**
 * Downloads an image within 15 seconds and 10 MB. Checks the IP address on connection, so that DNS cannot change in
 * between. Returns its size. Errors: `invalid` with the reason.
 */
export const fetchImage = (url: string, target: string): Promise<number> =>
  fetchRemote(url, (response) => saveImage(response, target))

/** A text of another site, under the same conditions. Errors: `invalid` with the reason. */
export const fetchText = (url: string): Promise<string> =>
  fetchRemote(url, (response) => readUtf8(limited(response)))

async function fetchRemote<T>(url: string, read: (response: IncomingMessage) => Promise<T>) {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  try {
    return await read(await follow(new URL(url), { signal, redirects: MAX_REDIRECTS }))
  } catch (error) {
    throw error instanceof ServiceError ? error : refused(networkProblem(error))
  }
}

/** Writes an answer to a new file, unless not an image or larger than 10 MB. @returns its size */
export async function saveImage(response: Answer, target: string): Promise<number> {
  if (!isImage(response)) {
    response.destroy()
    throw refused('not an image')
  }
  const file = createWriteStream(target, { flags: 'wx', mode: 0o600 })
  try {
    await pipeline(response, limited, file)
    return file.bytesWritten
  } catch (error) {
    await rm(target, { force: true })
    throw error
  }
}

type Answer = Readable & Pick<IncomingMessage, 'headers'>

/** Hosts of files may send any of their files without its type. */
const isImage = ({ headers }: Answer) =>
  /^(?:image\/|application\/octet-stream|binary\/octet-stream|$)/i.test(
    headers['content-type'] ?? '',
  )

const refused = (reason: string) => new ServiceError('invalid', `download failed: ${reason}.`)

async function follow(
  url: URL,
  { signal, redirects }: { signal: AbortSignal; redirects: number },
): Promise<IncomingMessage> {
  const response = await request(url, signal)
  const { statusCode = 0, headers } = response
  if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined) {
    response.resume()
    if (redirects === 0) throw refused('too many redirects')
    return follow(new URL(headers.location, url), { signal, redirects: redirects - 1 })
  }
  if (statusCode === 200) return response
  response.resume()
  throw refused(`the other site answered ${statusCode}`)
}

function request(url: URL, signal: AbortSignal): Promise<IncomingMessage> {
  const { protocol, hostname } = url
  if (protocol !== 'http:' && protocol !== 'https:')
    throw refused('only http and https are allowed')
  const host = hostname.replace(/^\[|\]$/g, '')
  // An address needs no look-up, so it is checked here.
  if (isIP(host) !== 0 && !isPublic(host)) throw refused(NOT_PUBLIC)
  const get = protocol === 'https:' ? getHttps : getHttp
  return new Promise((resolve, reject) => {
    get(
      url,
      { signal, lookup: lookupPublic, headers: { 'user-agent': 'Folio import' } },
      resolve,
    ).on('error', reject)
  })
}

const NOT_PUBLIC = 'the host is not publicly reachable'

const lookupPublic: LookupFunction = (hostname, options, callback) => {
  resolveName(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '', 0)
    if (!addresses.every(({ address }) => isPublic(address)))
      return callback(refused(NOT_PUBLIC), '', 0)
    const [first] = addresses
    if (options.all === true) callback(null, addresses)
    else callback(null, first?.address ?? '', first?.family ?? 4)
  })
}

const blockList = (type: 'ipv4' | 'ipv6', networks: string) => {
  const list = new BlockList()
  for (const network of networks.split(/\s+/)) {
    const [address = '', bits] = network.split('/')
    list.addSubnet(address, Number(bits), type)
  }
  return list
}
// 168.63.129.16 belongs to every virtual network of Azure: DNS, DHCP and the keys of the machine.
const RESERVED_V4 = blockList(
  'ipv4',
  `0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 168.63.129.16/32 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24
  192.0.2.0/24 192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/3`,
)
const GLOBAL_V6 = blockList('ipv6', '2000::/3')
const RESERVED_V6 = blockList('ipv6', '2001::/23 2001:db8::/32 2002::/16 3fff::/20')

/** Whether an IP address is on the public internet; an IPv6 form of an IPv4 address counts as none. */
export function isPublic(address: string): boolean {
  if (isIP(address) === 4) return !RESERVED_V4.check(address, 'ipv4')
  return GLOBAL_V6.check(address, 'ipv6') && !RESERVED_V6.check(address, 'ipv6')
}

async function* limited(response: AsyncIterable<Buffer>) {
  let size = 0
  for await (const chunk of response) {
    size += chunk.length
    if (size > LIMITS.uploadBytes) throw refused('it is larger than 10 MB')
    yield chunk
  }
}
