import { once } from 'node:events'
import type { AddressInfo, Server } from 'node:net'

type ListenAddress = { port: number; host: string }

/** Listens on the port (0: any free one). Rejects with a message that says what to do. */
export async function listen(server: Server, address: ListenAddress): Promise<AddressInfo> {
  server.listen(address)
  await once(server, 'listening').catch((cause: NodeJS.ErrnoException) => {
    throw new Error(describeListenError(cause, address), { cause })
  })
  return server.address() as AddressInfo
}

function describeListenError(error: NodeJS.ErrnoException, { port, host }: ListenAddress): string {
  if (error.code === 'EADDRINUSE') {
    return `Port ${port} is in use by another program: stop it, or choose another one with PORT=…`
  }
  if (error.code === 'EACCES')
    return `Port ${port} requires elevated privileges: choose one above 1023 with PORT=…`
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return `Cannot listen on HOST=${host}: this machine has no such address`
  }
  return `Cannot listen on ${host}:${port}: ${error.message}`
}
