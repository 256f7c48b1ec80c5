import payload from 'payload'
import type { Payload } from 'payload'
import configuration from '#payload-config'

/** Payload with its schema built but no database connection, to derive files from the collections. */
export async function offlinePayload(): Promise<Payload> {
  const config = await configuration
  // Nothing is signed here, but Payload does not start without a secret.
  config.secret ||= 'unused'
  await payload.init({ config, disableDBConnect: true, disableOnInit: true })
  return payload
}
